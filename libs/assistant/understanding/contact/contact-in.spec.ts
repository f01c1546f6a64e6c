import { assert, constantFrom, array, property, string } from 'fast-check';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import { contactIn } from './contact-in';

const known: LeadFacts = {
  first_name: 'Jo',
  last_name: 'Smith',
  email: 'jo.smith@hotmail.com',
  phone: '+447700900142',
  postcode: 'SW1A 1AA',
};
const corrected = (text: string) => contactIn(text, { asked: null, facts: known });

describe('the visitor’s own details', () => {
  it('come from one line, run together', () => {
    expect(contactIn('priya nair07700900142ls61ay', { asked: null, facts: {} })).toEqual({
      first_name: 'Priya',
      last_name: 'Nair',
      phone: '+447700900142',
      postcode: 'LS6 1AY',
    });
  });

  it('come from a dictated line', () => {
    const text =
      'hi its jo smith here oh seven seven double oh nine hundred one four two email jo dot smith at gmail dot com postcode ls six one ay';
    expect(contactIn(text, { asked: null, facts: {} })).toEqual({
      first_name: 'Jo',
      last_name: 'Smith',
      phone: '+447700900142',
      email: 'jo.smith@gmail.com',
      postcode: 'LS6 1AY',
    });
  });

  it.each<[string, LeadFacts]>([
    ['sorry that should end 43', { phone: '+447700900143' }],
    ['it ends in 143 not 142', { phone: '+447700900143' }],
    ['last digit is 3', { phone: '+447700900143' }],
    ['last three digits should be 567', { phone: '+447700900567' }],
    ['sorry, 43 not 42', { phone: '+447700900143' }],
    ['its 07700 900143 actually', { phone: '+447700900143' }],
    ["no, it's SW1A 2AB", { postcode: 'SW1A 2AB' }],
    ['postcode should end 2AB', { postcode: 'SW1A 2AB' }],
    ['sorry gmail not hotmail', { email: 'jo.smith@gmail.com' }],
    ['gmail not hot-mail', {}],
    ["it's .co.uk not .com", { email: 'jo.smith@hotmail.co.uk' }],
    ["it's Smyth not Smith", { last_name: 'Smyth' }],
    ['my name is Joe by the way', { first_name: 'Joe' }],
    ['scrap that email', { email: '' }],
    ['delete my email', { email: '' }],
    ['please dont email me, ring me', {}],
    ["don't use that number", { phone: '' }],
    ['remove my phone number please', { phone: '' }],
    ['forget the number I gave you', { phone: '' }],
    ["please don't ring 07700 900142", { phone: '' }],
    ['ignore that number, use 0113 496 0555', { phone: '+441134960555' }],
    ['that postcode is wrong', { postcode: '' }],
    ["07700 900111 is my wife's", {}],
    ['2 bed not 3', {}],
    ['what happens to my number?', {}],
    ['thanks', {}],
  ])('"%s" after they were given', (text, facts) => {
    expect(corrected(text)).toEqual(facts);
  });

  it('withdraws nothing that was never given', () => {
    expect(contactIn("don't use that number, delete my email", { asked: null, facts: {} })).toEqual({});
  });

  it('stay empty or well-formed whatever is written', () => {
    const pieces = constantFrom(
      ...'oh seven double 07700 900142 at dot gmail com LS6 1AY my name is not no sorry ends in 43 @ . , ( Jo - hot-mail a.b'.split(
        ' ',
      ),
      '\n',
      '￿',
      '́',
    );
    const anything = string({ unit: 'binary', maxLength: 300 });
    const speech = array(pieces, { maxLength: 60 }).map((words) => words.join(' '));
    for (const text of [anything, speech]) {
      assert(
        property(text, (words) => {
          const { phone, email, postcode } = corrected(words);
          return (
            (!phone || /^\+44\d{9,10}$/.test(phone)) &&
            (!email || /^\S+@\S+\.[a-z]{2,}$/.test(email)) &&
            (!postcode || /^[A-Z\d]{2,4} \d[A-Z]{2}$/.test(postcode))
          );
        }),
      );
    }
  });

  it.each([
    'a',
    '0',
    ' ',
    '\n',
    '0 ',
    'at ',
    'a.',
    '@',
    'oh ',
    'dot ',
    'name ',
    'my ',
    "I'm ",
    'Jo ',
    'Jo, ',
    'a1',
    'not ',
    'a at b dot ',
    '(',
    '-',
  ])('two thousand characters of "%s" are read', (piece) => {
    expect(corrected(piece.repeat(2000 / piece.length))).toBeDefined();
  });
});
