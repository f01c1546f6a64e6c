import { dictionaryOf, type WordList } from '../../tokenizer/word-list';
import { makes } from './makes';
import { boilerWords } from './words/boiler-words';
import { ordinaryWords } from './words/ordinary-words';
import { propertyWords } from './words/property-words';
import { tellingWords } from './words/telling-words';
import { tenureWords } from './words/tenure-words';

export type TenureCue = keyof typeof tenureWords;
export type MakeCue = `MAKE ${number}`;
export type HomeCue = keyof typeof propertyWords | keyof typeof boilerWords | keyof typeof tellingWords | MakeCue;
type Cue = HomeCue | TenureCue | 'RANGE';

const listed = <Name extends string>(words: Readonly<Record<Name, string>>): [Name, WordList][] =>
  (Object.keys(words) as Name[]).map((name) => [name, { en: words[name] }]);

const listedMakes = makes.map(({ spellings }, index): [MakeCue, WordList] => [`MAKE ${index}`, { en: spellings }]);

const ranges = makes
  .flatMap(({ ranges: names }) => names.split(','))
  .filter((name) => name.trim().startsWith('!'))
  .map((name) => `~${name.trim().slice(1).split('=')[0] ?? ''}`)
  .filter((name) => !name.includes('-'));

const tenure = listed(tenureWords);
const cues: [Cue, WordList][] = [
  ...listed(propertyWords),
  ...listed(boilerWords),
  ...listed(tellingWords),
  ...listedMakes,
  ...tenure,
  ['RANGE', { en: ranges.join(',') }],
];

const tenureCues = new Set<Cue>(tenure.map(([name]) => name));
// Words of these stand inside each other's phrases: "rented" and "rented house", "we have" and "have a tenant".
const overlapping = new Set<Cue>([...tenureCues, 'HAS', 'BOUGHT', 'RANGE']);

export const homeDictionary = dictionaryOf(
  cues,
  new Set(cues.map(([name]) => name).filter((name) => !overlapping.has(name))),
  ordinaryWords,
  '',
);

export const isTenureCue = (cue: Cue): cue is TenureCue => tenureCues.has(cue);
