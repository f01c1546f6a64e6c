/** A name in two parts, without a title. */
export type PersonName = { readonly first_name: string; readonly last_name?: string };

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'sir', 'prof']);
const noNames = new Set(
  (
    'a an the not no yes yeah yep nope ok okay sure fine hi hello hey hiya thanks thank cheers please sorry why what who when where how help urgent looking ' +
    'after in on at from with without my your our their it its this that there here having getting trying going calling ringing just still very so really ' +
    'freezing cold hot wet ill old new worried interested wondering waiting based happy sad afraid sick tired fed up boiler heating water gas home house ' +
    'flat radiator radiators price quote service repair broken leak leaking and but or if to for of is are was i im ive id we you me do does did dont cant ' +
    'can could would will wont anyone someone nobody landlord tenant owner available free back ready skip none nothing anonymous maybe later now today ' +
    'tomorrow monday tuesday wednesday thursday friday saturday sunday morning afternoon evening call ring email phone number mobile postcode name test ' +
    'robot bot human ai rather prefer mind your business combi system worcester vaillant ideal baxi bosch glow worm viessmann alpha potterton am be been ' +
    'emergency asap wait he she they about unable only also currently desperate struggling told under over next near'
  ).split(' '),
);

const part = /^\p{L}[\p{L}'’-]{0,39}\.?$/u;
const introduction =
  /(?:\bmy name(?:'s|’s|s| is)|\bname(?:'s|’s| is|:)|\bi am|\bi['’]m|\bim|\bthis is)\s{1,3}((?:[\p{L}'’.-]{1,40}\s{0,2}){1,5})/giu;
const certainIntroduction = /^(?:my )?name/iu;

const capitalised = (word: string): boolean => /^\p{Lu}/u.test(word);

const neat = (word: string): string =>
  word === word.toLowerCase() || (word.length > 2 && word === word.toUpperCase())
    ? word.toLowerCase().replace(/(^|['’-])\p{L}/gu, (start) => start.toUpperCase())
    : word;

const nameFrom = (words: readonly string[]): PersonName | null => {
  const [first, ...rest] = words.map(neat);
  if (first === undefined) return null;
  return rest.length > 0 ? { first_name: first, last_name: rest.join(' ') } : { first_name: first };
};

const leadingName = (text: string, accept: (word: string) => boolean): string[] => {
  const words: string[] = [];
  for (const raw of text.trim().split(/\s+/u)) {
    const word = raw.replace(/[.,;:!?]+$/u, '');
    if (words.length === 0 && titles.has(word.toLowerCase())) continue;
    if (!part.test(word) || noNames.has(word.toLowerCase()) || !accept(word) || words.length === 3) break;
    words.push(word);
    if (word !== raw && !raw.endsWith('.')) break;
  }
  return words;
};

/** "I'm Priya Nair", "my name is priya"; the last introduction wins. */
export const findIntroducedName = (text: string): PersonName | null => {
  let last: PersonName | null = null;
  for (const [whole, words = ''] of text.matchAll(introduction)) {
    const certain = certainIntroduction.test(whole);
    last = nameFrom(leadingName(words, certain ? () => true : capitalised)) ?? last;
  }
  return last;
};

/** A line that is nothing but a name, as the answer to "what's your name?" or beside contact details. */
export const findBareName = (text: string, answersQuestion: boolean): PersonName | null => {
  for (const segment of text.split(/[,\n;/|]+/u)) {
    const line = segment.trim().replace(/^(?:hi|hello|yes|sure|ok|its|it['’]s|no,?)\s+/iu, '');
    const words = leadingName(line, answersQuestion ? () => true : capitalised);
    const titled = line.split(/\s+/u).filter((word) => !titles.has(word.replace(/\.$/, '').toLowerCase()));
    if (words.length > 0 && words.length === titled.filter(Boolean).length) return nameFrom(words);
  }
  return null;
};
