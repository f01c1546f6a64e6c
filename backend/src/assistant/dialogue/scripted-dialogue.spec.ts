import { checkReply } from '../interlock/check-reply';
import { converse, last } from '../testing/converse';

describe('the scripted conversation', () => {
  it('asks for name, contact and postcode one at a time and thanks', () => {
    const replies = converse('No heating or hot water', 'Priya', '07700 900142', 'LS6 1AY');
    expect(replies.map(({ asksFor }) => asksFor)).toEqual(['name', 'contact', 'postcode', null]);
    expect(last(replies).text).toContain('Thanks Priya, Demo Heating will be in touch');
  });

  it('takes several details in one line', () => {
    const replies = converse('boiler making a noise', 'Priya Nair 07700 900142 LS6 1AY');
    expect(last(replies)).toMatchObject({ asksFor: null });
    expect(last(replies).text).toContain('Thanks Priya');
  });

  it('greets a greeting with ways to start, and says that it is an AI', () => {
    const [reply] = converse('Hi');
    expect(reply).toMatchObject({ asksFor: null });
    expect(reply?.text).toContain('AI assistant of Demo Heating');
    expect(reply?.quickReplies).toContain('Price for a new boiler');
  });

  it('says that it is an AI whenever it is asked', () => {
    expect(converse('my boiler is off', 'are you a robot?')[1]?.text).toMatch(/AI/);
  });

  it('never says the same words twice in a row', () => {
    for (const line of [
      'no heating',
      'how much is it',
      'blah',
      'are you a bot',
      'thanks',
      'low pressure',
      'no thanks',
    ]) {
      const replies = converse('price for a new boiler', ...Array.from({ length: 6 }, () => line));
      replies.forEach((reply, index) => expect(reply.text).not.toBe(replies[index + 1]?.text));
    }
  });

  it('lets a visitor keep its details', () => {
    const reply = last(converse('my boiler is broken', "I'd rather not say"));
    expect(reply).toMatchObject({ asksFor: null, quickReplies: ['Leave my details'] });
  });

  it('helps within the allowed self-help and within its own rules', () => {
    const lines = [
      'frozen pipe outside',
      'pressure is low',
      'prepay meter',
      'timer is wrong',
      'thermostat blank',
      'error code F28',
      'a leak',
      'price?',
    ];
    for (const line of lines) {
      for (const { text } of converse(line, line)) {
        expect(checkReply(text, { emergency: false, allowedPrices: [] })).toEqual({ kind: 'ok' });
      }
    }
    expect(converse('the condensate pipe is frozen')[0]?.text).toMatch(/warm water over it, never boiling/);
  });

  it('tells a household in the cold that the firm knows', () => {
    expect(converse('no heating and a newborn in the house')[0]?.text).toContain('I’ve told Demo Heating');
  });

  it.each(['07700 90012', '0113 496 000', '+44 7700 90012', 'its 07700 90012 ok'])(
    'asks again about a number that is a digit short: %s',
    (number) => {
      const [, , short, still, whole] = converse('no heating', 'Priya', number, number, '07700 900123');
      expect(short).toMatchObject({
        text: 'That number looks a digit short. Could you check it?',
        asksFor: 'contact',
      });
      expect(still?.text).toMatch(/one digit short/);
      expect(whole).toMatchObject({ asksFor: 'postcode' });
    },
  );

  it('loses nothing that was said beside a short number', () => {
    expect(last(converse('no heating', 'Priya 07700 90012 LS6 1AY')).text).toBe(
      'Thanks Priya. That looks one digit short of a UK number. Could you check it?',
    );
    const replies = converse('no heating', 'Priya 07700 90012 LS6 1AY', '07700 900123');
    expect(last(replies)).toMatchObject({ asksFor: null });
    expect(last(converse('Priya 07700 90012, how much is a new boiler?')).text).toMatch(
      /^Thanks. I don’t give prices[^]+That number looks a digit short/,
    );
    expect(last(converse('no heating', 'Priya', 'priya@home.example', 'LS6 1AY', 'or 07700 90012')).text).toMatch(
      /a digit short/,
    );
  });

  it('takes the numbers kept for fiction, and those of areas with shorter ones', () => {
    for (const number of ['07700 900000', '07700 900999', '016977 3999', '020 7946 0958'])
      expect(last(converse('no heating', 'Priya', number))).toMatchObject({ asksFor: 'postcode' });
  });

  it('says what a whole postcode looks like, without a guess at the visitor’s own', () => {
    const asked = ['no heating', 'Priya', '07700 900123'];
    expect(last(converse('hello', ...asked, 'its LS6')).text).toBe(
      'I need the whole postcode, something like SW1A 1AA.',
    );
    expect(last(converse(...asked, 'its LS6')).text).toContain('SW1A 1AA');
  });

  it('sets its question apart from what is worth reading', () => {
    expect(converse('No heating or hot water')[0]?.text).toMatch(/prepay\?\n\nWhat’s your name\?$/);
    expect(last(converse('No heating', 'Priya')).text).not.toContain('\n');
  });

  describe('when thanks come with a question', () => {
    const known = ['price for a new boiler', 'Tom', 'tom.baker@mail.example', 'LS6 1AY'];

    it('answers it where it can', () => {
      expect(last(converse(...known, 'thank you, when will you come?')).text).toMatch(/a time/);
      expect(last(converse(...known.slice(0, 3), 'LS6 1AY, when can you come?')).text).toMatch(/^Thanks\. .*a time/);
    });

    it.each(['thanks, do you cover Otley?', 'ok do you take cards', 'Great. Is Saturday possible'])(
      'notes it where it can’t: %s',
      (line) => {
        for (const before of [known, [...known, 'the boiler is 20 years old']]) {
          const { text } = last(converse(...before, line));
          expect(text).toMatch(/your question/);
          expect(text).not.toMatch(/pleasure|welcome/i);
        }
        expect(last(converse('hello', line)).text).not.toMatch(/Happy to help/);
      },
    );

    it('stays short where there is none', () => {
      expect(last(converse(...known, 'thank you')).text).toBe('A pleasure Tom. Demo Heating will be in touch.');
    });
  });
});
