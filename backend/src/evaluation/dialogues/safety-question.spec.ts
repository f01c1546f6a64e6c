import { converse, last } from '../testing/converse';

const question = 'Is there a smell of gas, or a carbon monoxide alarm sounding, right now?';
const notFiring = "boiler's not firing, no smell of gas or anything though";
const chirping = 'CO alarm keeps chirping once a minute, is it the battery?';
const isOfDanger = /flagged this as urgent|number on the card (?:first|now)|once you’re outside/;

describe('the safety question', () => {
  it('says what it asks, with answers that say it', () => {
    const reply = last(converse(notFiring));
    expect(reply.text).toContain(question);
    expect(reply.quickReplies).toEqual(['No, neither', 'Yes, gas', 'Yes, alarm']);
  });

  it.each(['yes its happening now, its been off since 6am', "yes, it's still off", 'I think', 'since last night'])(
    'takes what is said of the boiler for no danger, and the talk goes on: %s',
    (text) => {
      const [, after, later] = converse(notFiring, text, 'how much is a service?');
      expect(`${after?.text} ${later?.text}`).not.toMatch(isOfDanger);
      expect(after?.text).not.toMatch(/What’s it about\?/);
    },
  );

  it('helps with a frozen condensate that is told instead of an answer', () => {
    const [, after, next] = converse(notFiring, 'the white pipe outside is frozen I think', 'how do I top it up?');
    expect(after?.text).toMatch(/warm, not boiling/);
    expect(next?.text).not.toMatch(isOfDanger);
  });

  it.each(['No, neither', 'no', 'nope all good no smell'])('after a no the subject goes on: %s', (no) => {
    const [, after] = converse('no heating and no smell of gas, white pipe outside is frozen', no);
    expect(after?.text).toMatch(/^Thanks for telling me\..*warm, not boiling/s);
  });

  it('shows the card of the danger that the answer names', () => {
    for (const yes of ['Yes, gas', 'Yes, alarm', 'yes', 'I think so'])
      expect(last(converse(notFiring, yes)).text).toContain('flagged this as urgent');
  });

  it('stays open while something else is said', () => {
    expect(last(converse(notFiring, 'since last night', 'yes I can smell it now')).text).toContain(
      'flagged this as urgent',
    );
  });

  it('answers what to do one day, once it is none today', () => {
    const { text } = last(converse('what should I do if I smell gas', 'No, neither'));
    expect(text).toMatch(/^If you ever smell gas.*0800 111 999/);
  });
});

describe('an alarm that chirps once a minute', () => {
  it('is asked about as a battery, with the signs of the real alarm told', () => {
    const { text, quickReplies } = last(converse(chirping));
    expect(text).toMatch(/low battery.*Four quick beeps.*\?/);
    expect(quickReplies[0]).toBe('No, just a chirp');
  });

  it.each(['its just a chirp, no headache', 'No, just a chirp', 'no', 'yes just one chirp'])(
    'is answered as a battery after a no: %s',
    (text) => {
      expect(last(converse(chirping, text)).text).toMatch(/battery.*end of its life/);
    },
  );

  it.each(['Yes, four beeps', 'yes we have headaches', 'it goes four beeps then stops then four again'])(
    'is the danger itself where it is more: %s',
    (text) => {
      expect(last(converse(chirping, text)).text).toContain('flagged this as urgent');
    },
  );
});
