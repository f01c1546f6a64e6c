import { converse, last } from '../testing/converse';

describe('what is told beside a likely danger', () => {
  it('is taken up again once the visitor says that nothing is happening', () => {
    const { text, asksFor } = last(
      converse('I smelt gas last week but it was the neighbours bbq lol. anyway need a boiler service', 'no'),
    );
    expect(text).toMatch(/^Thanks for telling me\. If that changes, ring the number on the card\. /);
    expect(asksFor).toBe('contact');
  });

  it('is nothing where only the danger was asked about', () => {
    expect(last(converse('what should I do if I smell gas', 'no')).text).not.toMatch(/Thanks for telling me/);
  });
});

describe('a question that only asks for a time', () => {
  it.each(['can we do next thursday instead', 'weekend ok?', 'could you come tomorrow at 3?'])(
    '"%s" is passed on to be confirmed, and no guess',
    (text) =>
      expect(last(converse('boiler service please', '07700 900142', 'Jo', 'LS6 2AB', text)).text).not.toMatch(
        /guessing|your question|I don’t know|ask the office/,
      ),
  );

  it('leaves another question noted', () => {
    expect(last(converse('boiler service please', '07700 900142', 'tuesday is good. do you take dogs?')).text).toMatch(
      /I’ll ask the office and they’ll tell you\./,
    );
  });
});

describe('words that are no answer', () => {
  it.each([
    ['no email sorry dont use it', 'symptoms'],
    ['whatsapp me', 'access'],
  ])('"%s" tells nothing of the job', (text) => {
    const replies = converse(
      'service my worcester please',
      '07700 900142',
      'Ted',
      'BD4 7AA',
      'mornings',
      text,
      'cold rads',
    );
    expect(replies[5]?.text).not.toMatch(/^Thanks\./);
  });

  it('holds a refusal in dialect for one', () => {
    expect(last(converse('no heating', 'nah ill not give me number')).text).toMatch(/^No problem/);
  });

  it('hears no owner in "if I own it", and no landlord’s certificate in a landlord', () => {
    const before = [
      'no heating',
      'Aisha 07700 900142 B1 1AA',
      'baxi',
      'combi',
      'gas',
      'flat 3 22 Broad Street',
      'today',
    ];
    expect(last(converse(...before, 'why do you need to know if i own it')).text).not.toMatch(/you own it/);
    expect(last(converse(...before, 'rent, landlord is Mr Singh')).text).not.toMatch(/can arrange that/);
  });

  it('says one thing once', () => {
    expect(last(converse('how much to replace my oil boiler, SY1 2AB')).text).not.toMatch(/oil.*oil/);
  });
});

it('answers an engineer who never came with an apology, and no leak with nothing about one', () => {
  expect(last(converse('booked a service for the 14th but nobody turned up')).text).toMatch(/sorry to hear that/);
  expect(last(converse('combi keeps losing pressure', 'yes ive checked for leaks cant see any')).text).not.toMatch(
    /stopcock/,
  );
});
