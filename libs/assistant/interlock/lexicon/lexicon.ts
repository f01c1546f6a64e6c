import { type Mention, read, type Reading } from '../../tokenizer/mentions';
import { memoizePerTick } from '../../tokenizer/memoize-per-tick';
import { dictionaryOf, type WordList } from '../../tokenizer/word-list';
import { carbonMonoxideWords } from './carbon-monoxide-words';
import { fireWords } from './fire-words';
import { gasWords } from './gas-words';
import { householdWords } from './household-words';
import { glueWords, ordinaryWords } from './ordinary-words';
import { putBackWords } from './put-back-words';
import { tankWords } from './tank-words';
import { tellingWords } from './telling-words';
import { waterWords } from './water-words';

const lists = {
  ...gasWords,
  ...carbonMonoxideWords,
  ...fireWords,
  ...waterWords,
  ...tankWords,
  ...householdWords,
  ...putBackWords,
  ...tellingWords,
};

/** What the interlock can hear in a message. */
export type Sign = keyof typeof lists;
export type SignMention = Mention<Sign>;
export type SignReading = Reading<Sign>;

const signs = Object.keys(lists) as Sign[];
const meanings = signs.map((sign): [Sign, WordList] => [sign, lists[sign]]);

const compounds: ReadonlySet<Sign> = new Set<Sign>([
  'gasTrade',
  'gasBoiler',
  'gasFitting',
  'smokeAlarm',
  'pilotLight',
  'oilBoiler',
  'electricThing',
  'otherWord',
  'unstoppable',
  'woodFire',
  'exhaustGas',
  'flameColour',
  'stillGoing',
]);

export const signDictionary = dictionaryOf(meanings, compounds, ordinaryWords, glueWords);

/** The signs that a text tells. */
export const signsIn = memoizePerTick((text: string): SignReading => read(text, signDictionary));
