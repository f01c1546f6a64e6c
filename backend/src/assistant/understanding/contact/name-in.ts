import type { AskedFor } from '../../dialogue/dialogue';
import { answeredName } from './answered-name';
import { nameAlone, nameBeside, signedName } from './bare-name';
import { formalName } from './formal-names';
import { introducedName } from './introductions';
import type { PersonName } from './person-name';

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

/** The visitor's name in a text whose contact details are blotted out; `contacts` tells whether there were any. */
export const nameIn = (text: string, asked: AskedFor, contacts: boolean, known: PersonName): PersonName =>
  correctedName(text, known) ??
  introducedName(text) ??
  (asked === 'name' ? answeredName(text) : null) ??
  signedName(text) ??
  formalName(text) ??
  (contacts ? nameBeside(text) : nameAlone(text)) ??
  {};
