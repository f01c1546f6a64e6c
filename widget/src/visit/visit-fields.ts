import type { Fields } from '../details/form-fields';
import { leadProblem, leadProblems, type LeadDraft, type LeadProblems } from '../details/lead-checks';

const phone = ['customerPhone', 'Phone *', { type: 'tel', autoComplete: 'tel' }] as const;
const notes = ['notes', 'Anything we should know?', { maxLength: 1000, autoComplete: 'off' }] as const;

/** Fields are named as the call names them. */
export const visitFields: Fields = [
  ['customerName', 'Name', { autoComplete: 'name' }],
  phone,
  ['customerEmail', 'Email *', { type: 'email', autoComplete: 'email' }],
  ['customerPostcode', 'Postcode', { autoComplete: 'postal-code' }],
  ['appointmentType', 'Type of visit', 'Service (or repair),Quote (after a survey),Installation,Consultation (advice)'],
  notes,
];

export const callbackFields: Fields = [
  phone,
  ['preferredTime', 'When?', { maxLength: 120, placeholder: 'Any time', autoComplete: 'off' }],
  notes,
];

/** "customerPhone" is the lead's "phone". */
export const leadFieldOf = (name: string): string => name.replace('customer', '').toLowerCase();

export const problemOf = (name: string, value: string): string | undefined => leadProblem(leadFieldOf(name), value);

/** What is wrong with the form as it is sent. */
export const problemsOf = (draft: LeadDraft): LeadProblems => {
  const each = Object.entries(draft);
  const { phone: unreachable } = leadProblems(
    Object.fromEntries(each.map(([name, value]) => [leadFieldOf(name), value])),
  );
  return {
    ...Object.fromEntries(each.map(([name, value]) => [name, problemOf(name, value)])),
    customerPhone: 'customerEmail' in draft || draft['customerPhone'] ? unreachable : 'Please enter a phone number',
    ...(draft['customerName']?.trim() === '' && { customerName: 'Please enter a name' }),
  };
};
