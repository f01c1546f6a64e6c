import { contactIn } from './contact-in';
import { furtherPostcodes } from './job-postcode';
import { findPostcodes } from './postcodes';

const told = (text: string, known?: string) => [
  contactIn(text, { asked: null, facts: known ? { postcode: known } : {} }).postcode,
  furtherPostcodes(text, findPostcodes(text, false), known !== undefined),
];

it.each([
  ['gas certs for flats in LS6 2AB and LS7 4BP', ['LS7 4BP']],
  ['need cp12 for 3 properties LS6 2AB, LS7 4BP and LS8 1AA', ['LS7 4BP', 'LS8 1AA']],
  ['properties: 12 Mill Lane LS6 2AB, 4 Oak Road, Leeds LS7 4BP', ['LS7 4BP']],
  ['one at LS6 2AB, another at LS7 4BP', ['LS7 4BP']],
  ['rentals are LS6 2AB & LS7 4BP', ['LS7 4BP']],
  ['I live at LS17 5NS, the flats are LS6 2AB and LS7 4BP', ['LS7 4BP']],
  ['LS6 2AB\nLS7 4BP', ['LS7 4BP']],
  ['LS6 2AB and again LS6 2AB', []],
])('of the homes in "%s" the first is the job’s and none is lost', (text, further) => {
  expect(told(text)).toEqual(['LS6 2AB', further]);
});

it.each([
  "it's SW1A 1AA, no, LS6 2AB",
  'LS6 2AB not LS7 4BP',
  'I live at LS7 4BP but the job is at LS6 2AB',
  "we've moved from LS7 4BP to LS6 2AB",
  'LS6 2AB is the flat, bill to LS7 4BP',
  'LS7 4BP sorry LS6 2AB',
])('names one job alone in "%s"', (text) => expect(told(text)).toEqual(['LS6 2AB', []]));

it.each([
  ["I've another flat at LS7 4BP", ['LS7 4BP']],
  ['can you do LS7 4BP as well', ['LS7 4BP']],
  ['also need one for LS7 4BP', ['LS7 4BP']],
])('takes "%s" for one more where one is known', (text, further) =>
  expect(told(text, 'LS6 2AB')).toEqual([undefined, further]),
);

it.each(['sorry its LS7 4BP', 'no the other one, LS7 4BP', 'its LS7 4BP'])(
  'takes "%s" for the right one instead',
  (text) => expect(told(text, 'LS6 2AB')).toEqual(['LS7 4BP', []]),
);
