import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { KnownLead } from '@pilotlight/contracts/http/widget';
import { writtenPhone } from '@pilotlight/assistant/understanding/contact/phone-number';

export const knownLead = ({ first_name, last_name, phone, email, postcode }: LeadFacts): KnownLead => {
  const name = [first_name, last_name].filter(Boolean).join(' ');
  return {
    ...(name && { name }),
    ...(phone && { phone: writtenPhone(phone) }),
    ...(email && { email }),
    ...(postcode && { postcode }),
  };
};

const listed = new Intl.ListFormat('en-GB');

export const thanksFor = (given: LeadFacts): string => {
  const { phone, email, postcode } = knownLead(given);
  const left = [phone, email, postcode].filter((value) => value !== undefined);
  return `Thanks. We’ll be in touch. We have ${listed.format(left)}.`;
};
