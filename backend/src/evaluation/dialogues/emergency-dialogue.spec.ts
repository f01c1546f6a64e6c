import { checkReply } from '@pilotlight/assistant/interlock/check-reply';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import { readAnswer } from '@pilotlight/assistant/interlock/yes-or-no';
import { converse, converseWith, last } from '../testing/converse';
import { stepAnswer } from '@pilotlight/assistant/dialogue/emergency-steps';

describe('the scripted conversation in an emergency', () => {
  it('takes a name and a number only, once it is flagged as urgent', () => {
    const [first, second, third] = converse('Strong smell of gas in our kitchen', 'Priya', '07700 900142');
    expect(first?.text).toBe('I’ve flagged this as urgent. Who should we ring once you’re outside?');
    expect(second).toMatchObject({ asksFor: 'contact', quickReplies: [] });
    expect(third).toMatchObject({ asksFor: null, quickReplies: [] });
    expect(third?.text).toContain('I’ve flagged this as urgent, with your number');
  });

  it('doesn’t tell whoever rang to ring, whatever is said next', () => {
    const begun = ['Strong smell of gas in our kitchen', "rang them, they're coming in an hour"];
    for (const next of ['should i tell my landlord?', 'im Kelly 07700 900311', 'can you send someone tonight'])
      expect(last(converse(...begun, next)).text).not.toMatch(/ring (?:it|the number)/iu);
  });

  it('offers no fault-code help, price or booking any more, whatever is asked', () => {
    const replies = converse(
      'smell of gas',
      'can I book a visit',
      'error code F28',
      'no rush',
      'how much',
      'pressure is low',
    );
    for (const { text, quickReplies } of replies) {
      expect(quickReplies).toEqual([]);
      expect(checkReply(text, { emergency: true, allowedPrices: [] })).toEqual({ kind: 'ok' });
    }
  });

  it('says that it is urgent even when another question was open, and varies when danger is told again', () => {
    const replies = converse(
      'price for a boiler',
      'wait, I smell gas',
      'I really smell gas',
      'GAS SMELL',
      'smell of gas',
    );
    expect(replies[1]?.text).toMatch(/^(The card comes first\. )?I’ve flagged this as urgent/);
    replies.forEach((reply, index) => expect(reply.text).not.toBe(replies[index + 1]?.text));
  });

  it('asks one question where there is doubt, and a yes makes it an emergency', () => {
    const [question, answer] = converse('what should I do if I smell gas', 'yes');
    expect(question?.text).toContain('Is there a smell of gas, or a carbon monoxide alarm sounding, right now?');
    expect(answer?.text).toContain('flagged this as urgent');
  });

  it('offers the question’s answers to tap, however it is worded, and takes each for what it says', () => {
    const doubt = 'what should I do if I smell gas';
    for (const before of [[], ['how much is a new boiler']]) {
      const question = last(converse(...before, doubt));
      expect(question.quickReplies).toEqual(['No, neither', 'Yes, gas', 'Yes, alarm']);
      expect(question.quickReplies.map((tapped) => readAnswer(tapped))).toEqual(['no', 'yes', 'yes']);
      const [no, ...yes] = question.quickReplies.map((tapped) => last(converse(...before, doubt, tapped)));
      for (const { text } of yes) expect(text).toContain('flagged this as urgent');
      expect(no?.text).not.toMatch(/flagged this as urgent|right now\?/);
    }
  });

  it('tells nobody that the firm was told or will ring', () => {
    const lines = ['smell of gas', 'Ann', '07700 900123', 'all safe now', 'gas smell again', 'ok', 'thanks'];
    for (const { text } of [...converse(...lines), ...converse('hello', ...lines)])
      expect(text).not.toMatch(/alerted|knows|will ring/);
  });

  it('notes what is said, and keeps to the card', () => {
    const { text } = last(
      converse('smell of gas', 'Ann 07700 900123', 'Gas man came, all safe now. Can you look at the boiler?'),
    );
    expect(text).toMatch(/^I’ve noted that for the team\. .*the card/);
  });

  it('says plainly that it is an AI assistant when asked', () => {
    const replies = converse('smell of gas', 'are you a real person?', 'Ann 07700 900123', 'is this a robot?');
    for (const reply of [replies[1], replies[3]])
      expect(reply?.text).toMatch(/^I’m an AI assistant, not a person\. The team can read this chat\. .*card/);
  });

  it('asks again about a number that is a digit short', () => {
    const [, short, whole] = converse('smell of gas', 'Ann 07700 90012', '07700 900123');
    expect(short).toMatchObject({ asksFor: 'contact', quickReplies: [] });
    expect(short?.text).toMatch(/^Thanks Ann\. .*a? ?digit short/);
    expect(whole?.text).toMatch(/with your number/);
  });
});

describe('a card shown for the likeness of words alone', () => {
  const likeness = 'the socket by the tank spat at me and went black';

  it('has a way back beside it, and keeps it until it is answered', () => {
    const [carded, later] = converse(likeness, 'just book me an engineer');
    expect(carded?.text).toMatch(/flagged this as urgent.* If nothing like that is going on, just say so\.$/);
    expect(later?.text).toMatch(/number on the card first: a visit comes after that.*just say so\.$/i);
    for (const reply of [carded, later])
      expect(reply?.quickReplies).toEqual(['It’s happening now', 'No, nothing like that']);
  });

  it('gives the talk back to what it cut off, once it is denied', () => {
    const [, , denied, next] = converse(
      'how much is a new boiler',
      likeness,
      'No, nothing like that',
      'Priya 07700 900142',
    );
    expect(denied?.text).toMatch(/^Thanks for telling me\. If that changes, ring the number on the card\./);
    expect(denied?.asksFor).not.toBeNull();
    expect(next?.text).toMatch(/^Thanks Priya/);
    expect(next?.text).not.toMatch(/card|urgent/);
  });

  it('answers what is asked together with the denial', () => {
    const { text } = last(converse(likeness, 'no, no danger, I only want a price'));
    expect(text).toMatch(/don’t give prices|price depends/);
  });

  it('is for good once the visitor says that it is happening', () => {
    const [, confirmed, denied] = converse(likeness, 'It’s happening now', 'No, nothing like that');
    expect(confirmed?.text).toContain('flagged this as urgent');
    for (const reply of [confirmed, denied]) expect(reply?.quickReplies).toEqual([]);
    expect(denied?.text).toMatch(/card/);
  });

  it('comes back for good with a danger that a rule knows', () => {
    const [, , , denied] = converse(likeness, 'no nothing like that', 'I smell gas', 'No, nothing like that');
    expect(denied).toMatchObject({ quickReplies: [] });
    expect(denied?.text).toMatch(/card/);
  });
});

describe('what is asked about the card’s own steps', () => {
  const [gas, water, monoxide] = [
    'smell of gas',
    'water is pouring through the ceiling onto the fuse box',
    'the carbon monoxide alarm is going off',
  ];

  it.each([
    [water, 'where is the stopcock', /kitchen sink/],
    [water, 'I cant find the tap', /kitchen sink/],
    [water, 'how do i turn the electric off', /fuse box.*dry/],
    [water, 'am I ok to leave it on', /^No\. Leave off what is off/],
    [water, 'how do i turn the power back on', /^No\. Leave off what is off/],
    [water, 'is it safe to turn the power back on?', /^No\. Leave off what is off/],
    [gas, 'how do i turn the gas back on', /^No\. Don’t switch anything on/],
    [gas, 'where is the lever, so I can put it on again', /^No\. Don’t switch anything on/],
    [monoxide, 'how do I reset the boiler', /^No\. Leave off everything/],
    [gas, 'how i turn off the gas', /beside the meter/],
    [water, 'how u turn water off', /kitchen sink/],
    [gas, 'is it safe in here', /get everyone outside/],
    [gas, 'where do I turn the gas off', /beside the meter.*Only if it’s safe/],
    [gas, 'where is the main switch', /Don’t touch any switch/],
    [gas, 'can we stay in the house', /get everyone outside/],
    [gas, 'should i turn the boiler off', /gas at the meter.*touch no switch/],
    [monoxide, 'should we switch everything off', /^Yes: everything that burns fuel/],
    [monoxide, 'can I leave the boiler on?', /^No\. Leave off/],
    [monoxide, 'what do I do now', /fresh air.*999/],
    [gas, 'how much is a new boiler', /number/],
    [gas, 'my meter reading is 4521', /number/],
  ])('%s: "%s"', (danger, question, words) => {
    const { text, quickReplies } = last(converse(danger, question));
    expect(text).toMatch(words);
    expect(quickReplies).toEqual([]);
    expect(checkReply(text, { emergency: true, allowedPrices: [] })).toEqual({ kind: 'ok' });
  });

  it.each([
    'can i leave my number with you',
    'do i have to pay for this',
    'can we have a call back',
    'should i keep my phone with me',
    'how long will the gas people take',
    'how much does a gas check cost',
    'can we have someone on Tuesday',
    'can you put me on the list, can i have a visit on the 3rd',
  ])('is not said where something else is asked: "%s"', (question) => {
    for (const hazard of ['gas', 'carbon-monoxide', 'water-electrics'] as const)
      expect(stepAnswer(question, hazard)).toBeNull();
  });

  it('is said beside the card too, where it comes with the danger', () => {
    expect(last(converse('I can smell gas, where do I turn it off?')).text).toMatch(
      /beside the meter.*flagged this as urgent/,
    );
  });

  it('breaks no rule of what the assistant may say, whatever the danger', () => {
    for (const hazard of ['gas', 'carbon-monoxide', 'fire', 'water-electrics', 'lpg-oil'] as const)
      for (const asked of [
        'where is the stopcock',
        'where is the gas valve',
        'where is the fuse box',
        'can I leave it on',
        'should I turn it off',
        'can we stay',
        'what now',
      ])
        expect([asked, checkReply(stepAnswer(asked, hazard) ?? '', { emergency: true, allowedPrices: [] })]).toEqual([
          asked,
          { kind: 'ok' },
        ]);
  });
});

it('never acknowledges two lines running in the same words, once it has a name and a number', () => {
  const replies = converse(
    'smell of gas',
    'Ann 07700 900123',
    'its a terrace',
    'blue door',
    'number 4',
    'dog is friendly',
  );
  replies.forEach((reply, index) => expect(reply.text).not.toBe(replies[index + 1]?.text));
  expect(replies.filter(({ text }) => text.includes('I’ve noted that')).length).toBeLessThan(3);
});

it.each(['do you have an emergency number i can ring now its pouring', 'whats your number', 'who do i call'])(
  'gives the card’s number first and the firm’s after it: %s',
  (text) => {
    const information = {
      ...emptyTraining,
      businessInfo: { ...emptyTraining.businessInfo, emergencyContact: '0808 157 0142' },
    };
    const card = 'The number on the card is the one to ring first.';
    expect(last(converse('water is running into the fuse box', text)).text).toBe(card);
    expect(last(converseWith({ information }, 'water is running into the fuse box', text)).text).toBe(
      `${card} After that, in an emergency we can be reached here: 0808 157 0142.`,
    );
  },
);

it('takes a number that is given to be rung for what it is', () => {
  const { text } = last(
    converse('water is running into the fuse box', 'here is a number you can ring me on 07700 900142'),
  );
  expect(text).toMatch(/^Thanks, I’ve got 07700 900142\. .*flagged this as urgent/u);
});
