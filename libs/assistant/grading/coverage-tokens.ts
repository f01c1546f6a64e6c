import { postcodeAreas } from '@pilotlight/contracts/values/postcode-areas';
import { exceptWords, fillerWords, isTown, vague } from './coverage-words';

export type CoverageToken =
  | { readonly kind: 'area'; readonly area: string }
  | {
      readonly kind: 'district';
      readonly area: string;
      readonly number: number;
      readonly letter: string;
      readonly sector: string;
    }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'town'; readonly town: string }
  | { readonly kind: 'to' | 'except' | 'sentence-end' | 'unknown' };

const saysNothing = /\b24\s?(?:\/\s?7|h(?:ou)?rs?)\b|\bseven days\b|[’']s?\b/giu;
const joinedWords = /(?<=\p{L}{3})-(?=\p{L})/gu;
const exception = /\b(?:apart from|other than|but not|with the exception of)\b/giu;
const pieces = /([a-z]{1,2})(\d{1,2})([a-z]?)(?:\s+(\d))?(?![a-z\d])|\d{1,3}(?![a-z\d])|[\p{L}\p{N}]+|[-–—.;!\n)]/giu;

// Areas that are also words: in small letters they are taken for those.
const everydayWords = new Set('al am b co de e en ex g ha im in l la m me n no ox pa pe s so st to w we'.split(' '));

const areaOf = (word: string): string | null => {
  const area = word.toUpperCase();
  const written = word === area || !everydayWords.has(word.toLowerCase());
  return written && postcodeAreas.has(area) ? area : null;
};

const wordToken = (word: string): CoverageToken | null => {
  const lower = word.toLowerCase();
  const area = areaOf(word);
  if (area) return { kind: 'area', area };
  if (/^(?:to|through|thru|until)$/.test(lower)) return { kind: 'to' };
  if (exceptWords.has(lower)) return { kind: 'except' };
  if (isTown(lower)) return { kind: 'town', town: lower };
  return fillerWords.has(lower) ? null : { kind: 'unknown' };
};

const tokenOf = ([piece, letters, digits, letter = '', sector = '']: RegExpMatchArray): CoverageToken | null => {
  if (letters && digits) {
    const area = letters.toUpperCase();
    return postcodeAreas.has(area)
      ? { kind: 'district', area, number: Number(digits), letter: letter.toUpperCase(), sector }
      : { kind: 'unknown' };
  }
  if (/^[-–—]$/u.test(piece)) return { kind: 'to' };
  if (/^[.;!\n)]$/u.test(piece)) return { kind: 'sentence-end' };
  if (/^\d{1,2}$/.test(piece)) return { kind: 'number', number: Number(piece) };
  return /^\d/.test(piece) ? { kind: 'unknown' } : wordToken(piece);
};

const isDistrictLike = (token: CoverageToken | undefined): boolean =>
  token?.kind === 'district' || token?.kind === 'number';

/** A dash is a range only between districts: "Leeds - all LS postcodes" has none. */
const withoutLooseDashes = (tokens: readonly CoverageToken[]): CoverageToken[] =>
  tokens.filter(
    ({ kind }, index) => kind !== 'to' || (isDistrictLike(tokens[index - 1]) && isDistrictLike(tokens[index + 1])),
  );

/** The words of a coverage area that say where; one of them is unknown where the text says more than postcodes can. */
export const coverageTokens = (text: string): CoverageToken[] => {
  const plain = text.slice(0, 2_000).replace(saysNothing, ' ');
  if (vague.test(plain)) return [{ kind: 'unknown' }];
  return withoutLooseDashes(
    [...plain.replace(joinedWords, ' ').replace(exception, ' except ').matchAll(pieces)].flatMap(
      (match) => tokenOf(match) ?? [],
    ),
  );
};
