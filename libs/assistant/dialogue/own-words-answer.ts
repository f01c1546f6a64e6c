import type { Training } from '@pilotlight/contracts/values/training';
import { read } from '../tokenizer/mentions';
import { dictionaryOf, type WordList } from '../tokenizer/word-list';
import { callOutCharge, firmSubjects, ofTheVisitors } from './firm-subjects';
import { ownWords } from './own-words';
import { pricedWorkIn } from './priced-work';
import { stemsOf, stemsOfFirms } from './stems';
import type { Topic } from './topics';

type Subject = keyof typeof firmSubjects | 'callOut';
type Meaning = Subject | 'visitors';

const subjects = { ...firmSubjects, callOut: callOutCharge };
const isSubject = (name: string): name is Subject => Object.hasOwn(subjects, name);
const named = Object.keys(subjects).filter(isSubject);
const neutral: readonly [Meaning, WordList] = ['visitors', { en: ofTheVisitors }];
const all = new Set<Meaning>([...named, 'visitors']);
const asking = dictionaryOf<Meaning>(
  [neutral, ...named.map((name) => [name, { en: subjects[name].asked }] as const)],
  all,
  '',
  '',
);
const telling = dictionaryOf<Meaning>(
  named.map((name) => [name, { en: `${subjects[name].asked}, ${subjects[name].told}` }]),
  new Set(),
  '',
  '',
);

const isWithin = <Each>(some: ReadonlySet<Each>, others: ReadonlySet<Each>): boolean =>
  others.size === 0 || [...some].every((each) => others.has(each));

/** A guarantee on new boilers is none on repairs, nor on heat pumps. */
const isOfTheSame = (text: string, passage: string): boolean => {
  const [asked, told] = [pricedWorkIn(text), pricedWorkIn(passage)];
  return (
    isWithin(asked.things, told.things) &&
    (!asked.worksAreSaid || !told.worksAreSaid || isWithin(asked.works, told.works))
  );
};

const best = (passages: readonly string[], asked: ReadonlySet<string>): string | undefined => {
  const shared = (passage: string): number => [...stemsOfFirms(passage)].filter((word) => asked.has(word)).length;
  return passages.toSorted((one, other) => shared(other) - shared(one))[0];
};

export const namesFirmMatter = (text: string): boolean => {
  const { said } = read(text, asking);
  return named.some((subject) => subject !== 'callOut' && said.has(subject));
};

/** From what the firm has written itself; null where that says nothing of the matter. */
export const ownWordsAnswer = (text: string, topics: ReadonlySet<Topic>, information: Training): string | null => {
  const passages = ownWords(information);
  if (passages.length === 0) return null;
  const { said } = read(text, asking);
  const asked = named.filter((subject) => said.has(subject) && (subject !== 'callOut' || topics.has('price')));
  const words = stemsOf(text);
  const found = asked.flatMap((subject) => {
    const about = passages.filter((passage) => read(passage, telling).said.has(subject) && isOfTheSame(text, passage));
    return best(about, words) ?? [];
  });
  return found.length > 0 ? [...new Set(found)].join(' ') : null;
};
