import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { Before } from '../types/understanding';
import { amendedEmail, amendedPhone, amendedPostcode } from './amendment';
import { chosen, placed, type Placed, refusedIn } from './choose';
import { findWrittenEmails } from './emails';
import { blotted, type Found } from './found';
import { nameIn } from './name-in';
import { rungOn } from './phone-choice';
import { findWrittenPhones, withDigits } from './phones';
import { plainText } from '@pilotlight/contracts/values/plain-text';
import { jobPostcode } from './job-postcode';
import { findPostcodes } from './postcodes';
import { withSpokenEmails } from './spoken-email';
import { type Withdrawable, wantsNoCalls, withdraws } from './withdrawal';

export type ContactFacts = Pick<LeadFacts, 'first_name' | 'last_name' | 'email' | 'phone' | 'postcode'>;

const announcesPostcode = /\bpost\s?code|\bp\/c\b|\bzip\b/iu;

const settled = (
  text: string,
  what: Withdrawable,
  given: string | undefined,
  known: string | undefined,
  refused: readonly Found[],
): string | undefined => {
  if (given !== undefined || !known) return given;
  return refused.some(({ value }) => value === known) || withdraws(text, what) ? '' : undefined;
};

const usable = <Value extends Found>(all: readonly Placed<Value>[]): string | undefined => chosen(all)?.value;

/** Absent keys were not mentioned, '' is withdrawn. Of several the one to be used, else the last. Never a guess. Linear. */
export const contactIn = (text: string, { asked, facts }: Pick<Before, 'asked' | 'facts'>): ContactFacts => {
  const spelled = withSpokenEmails(plainText(text));
  const emails = findWrittenEmails(spelled);
  const written = withDigits(blotted(spelled, emails));
  const phones = findWrittenPhones(written);
  const plain = blotted(written, phones);
  const postcodes = findPostcodes(plain, asked === 'postcode' || announcesPostcode.test(plain));
  const standing = placed(
    written,
    phones.filter(({ kind }) => kind === 'whole'),
  );
  const addresses = placed(
    spelled,
    emails.filter(({ kind }) => kind === 'whole'),
  );
  const phone = usable(rungOn(written, standing, Boolean(facts.phone)));
  // Of somebody who is known by name: beside another's number stands another's name.
  const others = new Set(
    standing.flatMap((each) => (each.standing === 'other' && facts.first_name ? [each.found] : [])),
  );
  const ownPhones = phones.filter((each) => !others.has(each));
  const email = usable(addresses);
  const postcode = jobPostcode(plain, postcodes, Boolean(facts.postcode));
  const noCalls = facts.phone && (email ?? facts.email) && wantsNoCalls(plain) ? '' : undefined;
  const given = {
    ...nameIn(
      blotted(plain, postcodes),
      asked,
      { any: emails.length + ownPhones.length + postcodes.length > 0, email },
      facts,
    ),
    email: settled(
      written,
      'email',
      email ?? amendedEmail(written, facts.email) ?? undefined,
      facts.email,
      refusedIn(addresses),
    ),
    phone: settled(
      written,
      'phone',
      amendedPhone(plain, phone ?? facts.phone, asked === 'contact') ?? phone ?? noCalls,
      facts.phone,
      refusedIn(standing),
    ),
    postcode: settled(
      plain,
      'postcode',
      postcode ?? amendedPostcode(plain, facts.postcode) ?? undefined,
      facts.postcode,
      [],
    ),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
};
