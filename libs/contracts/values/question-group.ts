/** Of questions with the same meaning: stems of what they are about, synonyms as one, sorted. */
export type GroupKey = string;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const stopWords = words(
  "a an the this that these those it its i i'm im my me we we're our us you u your you're ur yours they them their he she his her is are am was were be been being do does did doing done have has had having can could would will shall should may might must if so or and but not no yes of to in on at for from with by as about into out up down off over than then there here what what's whats which who whose when where how why any anyone anybody some somebody someone something anything just also too very really please thanks thank ta cheers hi hiya hello hey morning afternoon evening guys lads mate ok okay well oh ah um like sort kind bit lot know tell say let ask asking asked wonder wondering wondered question want wanted need needed get got getting give go going come coming think hope see work works working take takes taking use using accept all both make sure still ever even only",
);

/** About what nearly every question here is: they tell no two apart unless nothing else is left. */
const everywhere = words('boiler boilers heating offer offers provide provides available company firm team');

const synonyms: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['price', 'much cost costs price prices pricing priced charge charges charging fee fees quote quotes rate rates'],
    ['cover', 'cover covers covered covering area areas travel serve serves'],
    ['insurance', 'insurance insured insure liability indemnity'],
    ['finance', 'finance financing instalment instalments installments monthly credit klarna'],
    ['pay', 'pay paying payment payments paid'],
    ['guarantee', 'guarantee guarantees guaranteed warranty warranties'],
    ['hours', 'hours open opening close closed closing'],
    ['weekend', 'weekend weekends saturday saturdays sunday sundays sat sun'],
    ['review', 'review reviews testimonial testimonials rating ratings trustpilot'],
    ['qualified', 'qualified qualification qualifications certified certification accredited registered registration'],
    ['soon', 'soon sooner quick quickly fast faster earliest soonest'],
    ['fit', 'fit fits fitted fitting install installs installed installing installation installations'],
    ['repair', 'repair repairs repaired repairing fix fixes fixed fixing mend mended'],
    ['radiator', 'radiator radiators rad rads'],
    ['bathroom', 'bathroom bathrooms'],
    ['parking', 'parking park parked'],
    ['landlord', 'landlord landlords'],
    ['emergency', 'emergency emergencies urgent'],
  ].flatMap(([stem = '', list = '']) => list.split(' ').map((word) => [word, stem])),
);

const shortestStem = 3;

const stemOf = (word: string): string => {
  const synonym = synonyms[word];
  if (synonym) return synonym;
  const singular = word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?<=.{3})(?<!s)s$/u, '');
  const stem = singular.replace(/(?:ing|ed|ly)$/u, '');
  return stem.length >= shortestStem ? stem : singular;
};

const placeholder = /\[[A-Z]+\]/gu;

const wordsOf = (question: string): string[] =>
  (
    question
      .replace(placeholder, ' ')
      .replaceAll('’', "'")
      .toLowerCase()
      .match(/[\p{L}\d]+(?:'\p{L}+)?/gu) ?? []
  ).map((word) => word.replace(/'s$/u, ''));

const sortedStems = (kept: readonly string[]): GroupKey => [...new Set(kept.map(stemOf))].toSorted().join(' ');

/** The same for questions that ask the same in other words. Empty where there is no word. */
export const groupKey = (question: string): GroupKey => {
  const all = wordsOf(question);
  const telling = all.filter((word) => !stopWords.has(word));
  const apart = telling.filter((word) => !everywhere.has(word));
  return sortedStems([apart, telling, all].find(({ length }) => length > 0) ?? []);
};

const nearBy = 0.75;

/** Whether two keys share so many stems that one answer serves both. */
export const areNear = (one: GroupKey, other: GroupKey): boolean => {
  if (one === other) return true;
  const [stems, others] = [one.split(' '), new Set(other.split(' '))];
  const shared = stems.filter((stem) => others.has(stem)).length;
  return shared / (stems.length + others.size - shared) >= nearBy;
};
