import { plainText } from '@pilotlight/contracts/values/plain-text';
import { onlyPlaceWords, particles, titles } from './no-names';
import { cased, isGivenName, type PersonName } from './person-name';

const nickname = /\s*(?:\([^()]{0,40}\)|"[^"]{0,40}")\s*/gu;
const suffix =
  /[\s,]+(?:jnr|jr|snr|sr|ii|iii|esq|[cmok]be|phd|bsc|msc)\.?$|(?:\s|,\s*)IV$|,\s*(?:MA|BA|MD|[KQ]C|JP|DL)$/iu;
const inversion = /^([^,]+),\s*([^,]+)$/u;
const particleInFront = /^(?:o|ó|d|n[íi]|ní)$/iu;

const bare = (word: string): string => word.toLowerCase().replace(/[.']$/u, '');
const isParticle = (word: string): boolean => particles.has(bare(word)) || particleInFront.test(bare(word));

const neat = (word: string): string => {
  const lower = word.toLowerCase();
  if (particles.has(bare(word)) && word === lower) return word;
  return word === lower || (word.length > 2 && word === word.toUpperCase()) ? cased(word) : word;
};

const words = (text: string): string[] => text.split(/\s+/u).filter(Boolean);

/** "Van der Berg" is a surname alone; so is a name behind a title, unless a given name leads it. */
const isSurnameAlone = ([first = '', second = '']: readonly string[], titled: boolean): boolean => {
  if (titled) return !(second !== '' && (isGivenName(first) || !isParticle(first)));
  const joins = isParticle(first) && !isGivenName(first);
  return joins && (first === first.toLowerCase() || isParticle(second) || particleInFront.test(first));
};

const isNamePart = (word: string): boolean => /^\p{L}[\p{L}'.-]*$/u.test(word);
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Here a word that is no name elsewhere is part of one: "Chelsea London". Null where the words have no capitals. */
export const nameInCapitals = (text: string): PersonName | null => {
  const line = withoutTrimmings(text);
  const turned = turnedRound(line);
  const all = words(turned);
  if (all.length < 2 || all.length > 5 || !all.every(isNamePart)) return null;
  if (line === line.toUpperCase() || !all.every((word) => isCapital(word) || isParticle(word))) return null;
  const [first = '', ...rest] = all;
  if (rest.some((word) => onlyPlaceWords.has(word.toLowerCase()))) return null;
  return isGivenName(first) || turned !== line ? wholeName(line) : null;
};

const inParts = (all: readonly string[], titled: boolean): PersonName => {
  const [first = '', ...rest] = all.map(neat);
  if (all.length === 0) return {};
  if (isSurnameAlone(all, titled)) return { last_name: [first, ...rest].join(' ') };
  return rest.length === 0 ? { first_name: first } : { first_name: first, last_name: rest.join(' ') };
};

const mayBeTurned = (surname: string, given: string): boolean => {
  const [lead = '', ...more] = words(surname);
  const names = words(given);
  if (names.length > 2 || more.length > 3) return false;
  return isParticle(lead) || (isGivenName(names[0] ?? '') && !isGivenName(lead));
};

/** "Berg, Anneke" the other way round. */
export const turnedRound = (text: string): string => {
  const [, surname = '', given = ''] = inversion.exec(text.trim()) ?? [];
  return surname && mayBeTurned(surname, given) ? `${given.trim()} ${surname.trim()}` : text;
};

export const withoutTrimmings = (text: string): string => {
  let bareName = plainText(text).replaceAll(nickname, ' ').trim();
  while (suffix.test(bareName) && words(bareName).length > 2) bareName = bareName.replace(suffix, '');
  return bareName;
};

export const wholeName = (text: string): PersonName => {
  const all = words(turnedRound(withoutTrimmings(text)).replaceAll(',', ' '));
  const from = all.findIndex((word) => !titles.has(bare(word)) && !/^(?:and|&)$/iu.test(word));
  return from === 0 ? inParts(all, false) : inParts(from < 0 ? [] : all.slice(from), true);
};

const nameSigns = /^[\p{L}\p{M}\s'.,()"&-]*$/u;

/** What a form's field for the name holds, in parts: as it was typed where it isn't written as names are. */
export const nameOnForm = (text: string): PersonName => {
  if (nameSigns.test(plainText(text))) return wholeName(text);
  const [first = '', ...rest] = words(text);
  return rest.length === 0 ? { first_name: first } : { first_name: first, last_name: rest.join(' ') };
};
