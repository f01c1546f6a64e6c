import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import { emailSchema } from '@pilotlight/contracts/values/lead';
import { readPhone } from '../understanding/contact/phone-number';
import type { ToldFact } from './grading';

/** By a number that can exist, of the UK or abroad. An erased one can't be rung. */
export const hasUsablePhone = ({ phone = '' }: LeadFacts): boolean => readPhone(phone).kind === 'whole';

export const hasUsableEmail = ({ email = '' }: LeadFacts): boolean => emailSchema.safeParse(email).success;

/** A usable phone or email. */
export const reachable = (facts: LeadFacts): ToldFact => {
  const given = [
    ...(hasUsablePhone(facts) ? [{ words: 'a phone number', factor: 'phone' } as const] : []),
    ...(hasUsableEmail(facts) ? [{ words: 'an email', factor: 'email' } as const] : []),
  ];
  return {
    holds: given.length > 0,
    why:
      given.length > 0 ? `gave ${given.map(({ words }) => words).join(' and ')}` : 'ask for a phone number or an email',
    factors: given.map(({ factor }) => factor),
  };
};
