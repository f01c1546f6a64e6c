import { type Mention, read, type Reading } from '../../tokenizer/mentions';
import { memoizePerTick } from '../../tokenizer/memoize-per-tick';
import { dictionaryOf, type WordList } from '../../tokenizer/word-list';
import { readPhrase } from '../../tokenizer/words';
import { englishWords } from '../../language/english-words';
import { carbonMonoxideWords } from './carbon-monoxide-words';
import { fireWords } from './fire-words';
import { gasWords } from './gas-words';
import { householdWords } from './household-words';
import { glueWords, ordinaryWords } from './ordinary-words';
import { putBackWords } from './put-back-words';
import { tankWords } from './tank-words';
import { tellingWords } from './telling-words';
import { waterWords } from './water-words';
import { readWordTable } from './word-table';

const lists = {
  ...gasWords,
  ...carbonMonoxideWords,
  ...fireWords,
  ...waterWords,
  ...tankWords,
  ...householdWords,
  ...putBackWords,
  waterLeaks: {},
  ...tellingWords,
};

export type Sign = keyof typeof lists;
export type SignMention = Mention<Sign>;
export type SignReading = Reading<Sign>;

const signs = Object.keys(lists) as Sign[];
const byLanguage = readWordTable('danger-words-by-language');
/** Single words of theirs that no English text holds. */
export const foreignDangerWords: ReadonlySet<string> = new Set(
  [...byLanguage.values()]
    .flatMap((list) => Object.values(list).join(',').split(','))
    .map((phrase) => readPhrase(phrase))
    .flatMap(([word, ...more]) => (word === undefined || more.length > 0 || englishWords.has(word) ? [] : word)),
);
const meanings = signs.map((sign): [Sign, WordList] => [sign, lists[sign]]);
const ofOthers = signs.map((sign): [Sign, WordList] => [sign, byLanguage.get(sign) ?? {}]);

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

export const signDictionary = dictionaryOf(meanings, compounds, ordinaryWords, glueWords, ofOthers);

export const signsIn = memoizePerTick((text: string): SignReading => read(text, signDictionary));
