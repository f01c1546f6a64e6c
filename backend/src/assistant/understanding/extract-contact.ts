import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { AskedFor } from '../dialogue/dialogue';
import { type Found, findEmails, findPhones, findPostcodes, findShortPhones } from './find-contact';
import { findHome } from './find-home';
import { findBareName, findIntroducedName, type PersonName } from './find-name';

const without = (text: string, taken: readonly Found[]): string =>
  taken
    .toSorted((one, other) => other.from - one.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)},${rest.slice(to)}`, text);

const nameIn = (text: string, contacts: readonly Found[], asked: AskedFor): PersonName | null => {
  const rest = without(text, contacts);
  const introduced = findIntroducedName(rest);
  if (introduced || (asked !== 'name' && contacts.length === 0)) return introduced;
  return findBareName(rest, asked === 'name');
};

/** The visitor's own details in one message; of several the last counts. Only what was written, never a guess. */
export const extractContact = (text: string, asked: AskedFor): LeadFacts => {
  const emails = findEmails(text);
  const phones = findPhones(text);
  const postcodes = findPostcodes(text);
  const email = emails.at(-1)?.value;
  const phone = phones.at(-1)?.value;
  const postcode = postcodes.at(-1)?.value;
  return {
    ...nameIn(text, [...emails, ...phones, ...findShortPhones(text), ...postcodes], asked),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(postcode && { postcode }),
    ...findHome(text),
  };
};
