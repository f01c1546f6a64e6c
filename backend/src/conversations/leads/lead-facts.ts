import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { Lead } from '@pilotlight/contracts/values/lead';
import { readPhone } from '@pilotlight/assistant/understanding/contact/phone-number';
import { nameOnForm } from '@pilotlight/assistant/understanding/contact/whole-name';
import { Refused } from '../../write-side/refused';

/** The phone as E.164 (a UK number unless it says otherwise), the name in first and last. */
export const factsOf = (lead: Lead): LeadFacts => {
  if (!lead.email && !lead.phone) throw new Refused('Please leave a phone number or an email address', 'invalid');
  const { first_name, last_name } = nameOnForm(lead.name ?? '');
  const facts = {
    first_name,
    last_name,
    email: lead.email?.toLowerCase(),
    phone: lead.phone ? e164(lead.phone) : undefined,
    postcode: lead.postcode,
    property_type: lead.propertyType,
    current_boiler_type: lead.currentSystem,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
};

/** E.164. Refuses what can't be rung. */
export const e164 = (words: string): string => {
  const phone = readPhone(words);
  if (phone.kind !== 'whole') throw new Refused('Please enter a valid phone number', 'invalid');
  return phone.number.number;
};

/** A form with one name alone, of somebody else: the surname before was another's, and is withdrawn. */
export const withoutOthersSurname = (known: LeadFacts, given: LeadFacts): LeadFacts => {
  const { first_name: first, last_name: last } = given;
  const isAnother = first !== undefined && last === undefined && first !== known.first_name;
  return isAnother && known.last_name ? { ...given, last_name: '' } : given;
};
