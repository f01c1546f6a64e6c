import { converse } from '../testing/converse';
import { afterMessage, unheldDialogue } from '../held-dialogue';
import { homeIn } from '@pilotlight/assistant/understanding/home/home-in';

const at = '2026-11-20T10:00:00Z';
const factsAfter = (...lines: readonly string[]) =>
  lines.reduce((held, text) => afterMessage(held, text), unheldDialogue(at)).conversation?.facts;

describe('a visitor who is called as a maker is', () => {
  it.each([
    ['Liam Grant 07700 900777 LS7 3AB', { first_name: 'Liam', last_name: 'Grant', postcode: 'LS7 3AB' }],
    ['liam grant 07700 900777', { first_name: 'Liam', last_name: 'Grant' }],
    ['Mrs Ideal, 0113 496 0111, LS6 3AA', { last_name: 'Ideal', phone: '+441134960111' }],
    ['Ann Potterton, 07700 900777', { first_name: 'Ann', last_name: 'Potterton' }],
    ['I’m Priya Ideal, 07700 900777', { first_name: 'Priya', last_name: 'Ideal' }],
    ['Grant 07700 900777 LS7 3AB', { first_name: 'Grant', phone: '+447700900777' }],
  ])('is known by name, and the boiler stays what it was: "%s"', (text, told) => {
    const boiler = { boiler_make: 'Vaillant ecoTEC' };
    expect(factsAfter('Vaillant ecotec making a banging noise', text)).toMatchObject({ ...boiler, ...told });
  });

  it.each([
    ['liam grant', { first_name: 'Liam', last_name: 'Grant' }],
    ['Dr Grant', { last_name: 'Grant' }],
    ['Stanley', { first_name: 'Stanley' }],
  ])('is known by "%s" where a name was asked for', (text, told) => {
    const facts = factsAfter('Ideal logic making a banging noise', '07700 900777', text);
    expect(facts).toMatchObject({ boiler_make: 'Ideal Logic', ...told });
  });

  it('is thanked by name, and told of no change to the boiler', () => {
    const [, reply] = converse('Ideal logic making a banging noise', 'Liam Grant 07700 900777 LS7 3AB');
    expect(reply?.text).toMatch(/^Thanks Liam, I’ve got 07700 900777 and LS7 3AB\./);
  });
});

it.each([
  ['Dave Ideal logic 07700 900777', 'Ideal Logic'],
  ['Jo, Ideal, 07700 900777', 'Ideal'],
  ['hi Dave ideal boiler not firing, 07700 900777', 'Ideal'],
  ['it’s a Grant, 07700 900777', 'Grant'],
])('is the boiler’s make in "%s"', (text, make) => {
  expect(homeIn(text, { asked: null, facts: {} }).boiler_make).toBe(make);
});
