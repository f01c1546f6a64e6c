import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import { emailSchema } from '@pilotlight/contracts/values/email';
import { readPhone } from '../understanding/contact/phone-number';
import type { ToldFact } from './grading';

/** By a number that can exist, of the UK or abroad. An erased one can't be rung. */
const hasUsablePhone = ({ phone = '' }: LeadFacts): boolean => phone !== '' && readPhone(phone).kind === 'whole';

const hasUsableEmail = ({ email = '' }: LeadFacts): boolean => email !== '' && emailSchema.safeParse(email).success;

export type Ways = { readonly phone: boolean; readonly email: boolean };

export const waysToReach = (facts: LeadFacts): Ways => ({ phone: hasUsablePhone(facts), email: hasUsableEmail(facts) });

export const reachable = ({ phone, email }: Ways): ToldFact => {
  if (phone)
    return email
      ? { holds: true, why: 'gave a phone number and an email', factors: ['phone', 'email'] }
      : { holds: true, why: 'gave a phone number', factors: ['phone'] };
  return email
    ? { holds: true, why: 'gave an email', factors: ['email'] }
    : { holds: false, why: 'ask for a phone number or an email', factors: [] };
};
