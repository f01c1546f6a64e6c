import type { Sign, SignReading } from '../lexicon/lexicon';
import { saysAt } from '../patterns/words-around';

const vulnerableAge = 70;
const oldestAge = 120;
const tens: ReadonlyMap<string, number> = new Map([
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
]);
const units = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const babyAge = 3;

export type Named = { readonly first: number; readonly last: number };

const near = 3;
const thing =
  /^(?:boilers?|combis?|tanks?|cylinders?|pumps?|systems?|heating|houses?|flats?|builds?|installed|fitted|its?|ones?)$/u;

const somebody = /^(?:i|im|he|hes|she|shes|who|whos|mums?|dads?|nans?)$/u;

/** "84", "eighty", and the four of "eighty-four": the age that ends with a word; 0 where none does. */
const ageAt = (words: SignReading['words'], index: number): number => {
  const text = words[index]?.text ?? '';
  const unit = units.indexOf(text) + 1;
  const ten = tens.get(words[index - (unit > 0 ? 1 : 0)]?.text ?? '') ?? 0;
  return ten > 0 ? ten + unit : Number(/^\d{1,3}$/u.test(text) ? text : 0);
};

/** "A 3 year old", but not the boiler's 2 years nor the house's 80. */
const toldAge = ({ words }: SignReading, first: number): boolean => {
  const years = ageAt(words, first - 1);
  const isOld = years >= vulnerableAge && years <= oldestAge;
  if (!isOld && !(years > 0 && years <= babyAge)) return false;
  const before = words.slice(Math.max(0, first - 1 - near), Math.max(0, first - 1));
  return (
    before.findLastIndex(({ text }) => thing.test(text)) <= before.findLastIndex(({ text }) => somebody.test(text))
  );
};

/** "My mum is 84", "I'm 79". */
const oldPerson = ({ words, at }: SignReading): number =>
  words.findIndex((_, index) => {
    const age = ageAt(words, index);
    if (age < vulnerableAge || age > oldestAge) return false;
    const before = at.slice(Math.max(0, index - near), index).flat();
    return before.some(({ meaning }) => meaning === 'person');
  });

const none = /^(?:no|any|without|nor)$/u;

/** "No kids", "no kids or old people". */
const isDenied = (reading: SignReading, { first }: Named): boolean => {
  const [one = '', two = ''] = [reading.words[first - 1]?.text, reading.words[first - 2]?.text];
  if (none.test(one)) return true;
  const other = /^(?:or|and)$/u.test(one) && two !== '' ? saysAt(reading, first - 2, 'vulnerablePerson') : undefined;
  return other !== undefined && isDenied(reading, other);
};

/** Words that name a place, a title or something else as often as somebody's state: what has to stand right before or after them. */
const tellsState: ReadonlyMap<string, RegExp> = new Map([
  ['hospital', /^(?:.* )?(?:from|of|discharged)(?: the)? \||\| (?:bed|discharge)/u],
  ['ms', /(?:has|have|having|got|with|suffers) \|/u],
  ['medical', /\| (?!cent(?:re|er)|practice|group)\p{L}/u],
  ['operation', /(?:an|his|her|my|big|hip|knee|heart|after|from) \|/u],
  ['surgery', /(?:had|having|after|from|hip|knee|heart|back|major) \|/u],
  ['oxygen', /(?:on|her|his|my|home|needs|uses) \||\| (?:tank|tanks|machine|cylinder|bottle|concentrator|therapy|at)/u],
]);

const tellsOfSomebody = ({ words }: SignReading, { first, last }: Named): boolean => {
  const needed = first === last ? tellsState.get(words[first]?.text ?? '') : undefined;
  const said = (from: number, to: number): string =>
    words
      .slice(Math.max(0, from), to)
      .map(({ text }) => text)
      .join(' ');
  return !needed || needed.test(`${said(first - 2, first)} | ${said(last + 1, last + 2)}`);
};

export const vulnerablePersonIn = (
  reading: SignReading,
  isOther: (named: Named) => boolean = () => false,
): Named | null => {
  const counts = ({ meaning, first, last }: Named & { readonly meaning: Sign }): boolean => {
    if (meaning === 'age') return toldAge(reading, first);
    const named = { first, last };
    return (
      meaning === 'vulnerablePerson' && tellsOfSomebody(reading, named) && !isDenied(reading, named) && !isOther(named)
    );
  };
  const person = reading.mentions.find(counts);
  if (person) return { first: person.first, last: person.last };
  const old = oldPerson(reading);
  return old < 0 ? null : { first: old, last: old };
};
