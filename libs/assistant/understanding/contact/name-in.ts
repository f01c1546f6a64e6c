import type { AskedFor } from '@pilotlight/contracts/values/asked-for';
import { answeredName } from './answered-name';
import { nameAlone, nameBeside, segments, signedName } from './bare-name';
import { formalName } from './formal-names';
import { nameOfFamily } from './for-family';
import { introducedName } from './introductions';
import { nameByPlace } from './name-by-place';
import { placeWords } from './no-names';
import { withoutLabels } from './labels';
import { isGivenName, type PersonName } from './person-name';

const corrected = /(?:^|[\s,])(\p{L}[\p{L}'-]+),?\s+not\s+(\p{L}[\p{L}'-]+)/iu;

/** "It's Smyth not Smith", where Smith is known. */
const correctedName = (text: string, known: PersonName): PersonName | null => {
  if (!known.first_name && !known.last_name) return null;
  const [, now = '', before = ''] = corrected.exec(text) ?? [];
  if (!now || !before) return null;
  const neat = now.charAt(0).toUpperCase() + now.slice(1);
  if (known.first_name?.toLowerCase() === before.toLowerCase()) return { first_name: neat };
  return known.last_name?.toLowerCase() === before.toLowerCase() ? { last_name: neat } : null;
};

/** "Heather View, Hope Road". */
const isPlaceNamed = (text: string): boolean => {
  const [first = ''] = segments(text.trim());
  return placeWords.has(first.trim().split(/\s+/u).at(-1)?.toLowerCase() ?? '');
};

/** "Priya Nair": whatever was asked. */
const isNameAlone = (text: string): boolean => {
  const [first = '', ...more] = text.trim().split(/\s+/u);
  return isGivenName(first) && more.length < 2 && nameAlone(text) !== null;
};

type Blotted = { readonly any: boolean; readonly email: string | undefined };

export const nameIn = (whole: string, asked: AskedFor, blotted: Blotted, known: PersonName): PersonName => {
  const text = withoutLabels(whole);
  // A house has a name too.
  if (asked === 'address' && (isPlaceNamed(text) || !(blotted.any || isNameAlone(text))))
    return correctedName(text, known) ?? introducedName(text) ?? {};
  return nameToldIn(text, asked, blotted, known);
};

const nameToldIn = (text: string, asked: AskedFor, { any, email = '' }: Blotted, known: PersonName): PersonName =>
  correctedName(text, known) ??
  introducedName(text) ??
  (asked === 'name' ? answeredName(text) : null) ??
  signedName(text) ??
  nameOfFamily(text) ??
  formalName(text) ??
  nameByPlace(text, email) ??
  (any ? nameBeside(text) : nameAlone(text)) ??
  {};
