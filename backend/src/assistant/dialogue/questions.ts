import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
/** What is asked of every visitor, whatever the job. */
export type Detail = 'name' | 'contact' | 'postcode';

type Wordings = readonly [(firm: string) => string, (firm: string) => string];

const first: Readonly<Record<Detail, Wordings>> = {
  name: [() => 'What’s your name?', () => 'Who am I talking to?'],
  contact: [
    (firm) => `What’s the best phone number or email for ${firm} to reach you?`,
    (firm) => `How can ${firm} reach you: a phone number or an email?`,
  ],
  postcode: [() => 'What’s the postcode of the property?', () => 'And which postcode is the job at?'],
};

const again: Readonly<Record<Detail, Wordings>> = {
  name: [
    () => 'I didn’t catch a name. What should we call you?',
    (firm) => `Your name helps ${firm} know who they’re ringing. A first name is enough.`,
  ],
  contact: [
    () => 'I couldn’t read a UK phone number or an email in that. Could you write it once more?',
    (firm) => `Without a phone number or an email ${firm} can’t get back to you. Which would you like to leave?`,
  ],
  postcode: [
    () => 'I need the whole postcode, something like SW1A 1AA.',
    () => 'Could you write the whole postcode of the property? Something like SW1A 1AA.',
  ],
};

/** The next detail the installer needs; null when all are there. */
export const missingDetail = ({ first_name, last_name, email, phone, postcode }: LeadFacts): Detail | null => {
  if (!first_name && !last_name) return 'name';
  if (!email && !phone) return 'contact';
  return postcode ? null : 'postcode';
};

const checkNumber: Wordings = [
  () => 'That number looks a digit short. Could you check it?',
  () => 'That looks one digit short of a UK number. Could you check it?',
];

/** Asks about a phone number that lacks a digit. */
export const askToCheckNumber = (firm: string, turn: number): string => checkNumber[turn % 2 === 0 ? 1 : 0](firm);

/** Asks for a detail; `repeated` where the message before was no answer to it. Two turns in a row never use the same words. */
export const ask = (detail: Detail, repeated: boolean, firm: string, turn: number): string =>
  (repeated ? again : first)[detail][turn % 2 === 0 ? 1 : 0](firm);
