import type { ProviderFault, ProviderName, ProviderState } from '@pilotlight/contracts/http/platform-health';
import type { Channel } from '@pilotlight/contracts/values/notification-event';

export const useNames = {
  email: 'Email',
  texts: 'SMS and WhatsApp',
  assistant: 'AI replies',
  payments: 'Payments',
  files: 'Photos',
} as const satisfies Record<ProviderState['use'], string>;

export const providerNames = {
  outbox: 'Outbox: nothing is really sent',
  smtp: 'SMTP',
  ses: 'Amazon SES',
  twilio: 'Twilio',
  openai: 'OpenAI',
  scripted: 'The script answers alone',
  stripe: 'Stripe',
  local: 'Test payments',
  nobody: 'No provider',
  store: 'File store',
} as const satisfies Record<ProviderName, string>;

export const faultsInWords = {
  unreachable: 'it can’t be reached',
  busy: 'it is busy',
  'not-authorised': 'it refuses our key',
  timeout: 'it takes too long',
  unusable: 'its answers are no use',
} as const satisfies Record<ProviderFault, string>;

export const cures = {
  unreachable: 'Look at the provider’s status page. Pilotlight tries again by itself.',
  busy: 'It passes by itself. If it doesn’t, ask the provider for a higher limit.',
  'not-authorised': 'Put a valid key into the settings and start Pilotlight again.',
  timeout: 'Look at the provider’s status page. The script answers meanwhile.',
  unusable: 'Look at the log for what was wrong. The script answers meanwhile.',
} as const satisfies Record<ProviderFault, string>;

export const channelNames = { email: 'Email', sms: 'SMS', whatsapp: 'WhatsApp' } as const satisfies Record<
  Channel,
  string
>;

const minute = 60;
const hour = 60 * minute;

/** "40 s", "12 min", "3 h" of seconds. */
export const ageInWords = (seconds: number): string => {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  return seconds < 90 * minute ? `${Math.round(seconds / minute)} min` : `${Math.round(seconds / hour)} h`;
};

const modelNames: Readonly<Record<string, string>> = {
  installers: 'the list of installers',
  conversations: 'conversations and leads',
  notification_templates: 'message templates',
  prompt_overrides: 'prompts of installers',
  messages: 'what was said in chats',
  insights: 'figures and charts',
  notifications: 'the delivery log',
  notification_texts: 'texts of sent messages',
  appointments: 'the diary',
  appointment_words: 'notes of visits',
  unanswered_questions: 'questions left open',
  suppressions: 'who wants no messages',
  billing: 'subscriptions',
  billing_entries: 'invoices',
  payment_log: 'payments',
  registrations: 'registrations',
  audit_entries: 'the audit’s search',
  contacts: 'who is known by email and phone',
  'audit-chain': 'the audit’s seal',
};

/** What screens show by a read model: "the diary" of appointments. */
export const modelInWords = (name: string): string => modelNames[name] ?? name.replaceAll(/[_-]/g, ' ');

/** "Tell of conversation" from tell-of-conversation. */
export const asName = (name: string): string => {
  const words = name.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
