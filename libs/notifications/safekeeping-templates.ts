import type { AccountEventType } from './account-event-types';
import type { TemplateWords } from './template-words';

const byEmail = { sms: false, whatsapp: false } as const;

type SafekeepingEventType = Extract<
  AccountEventType,
  'password_changed' | 'connection_added' | 'connection_off' | 'system_key_issued'
>;

/** Who can get at what an installer's visitors left, and where it goes: what a thief would change. */
export const safekeepingWords: Readonly<Record<SafekeepingEventType, TemplateWords>> = {
  password_changed: {
    ...byEmail,
    name: 'Password changed',
    description: 'Sent to the installer, always, when it has changed its password.',
    subject: 'Your password has been changed',
    email:
      'Hello {{contact_name}},\n\nThe password for {{business_name}} has just been changed in the dashboard. All other devices have been signed out.\n\nSign in with the new password: {{link}}\n\nIf this wasn’t you, contact us straight away and we’ll reset it.',
    text: 'The password for {{business_name}} has been changed. If this wasn’t you, contact us straight away.',
  },
  connection_added: {
    ...byEmail,
    name: 'Connection added',
    description: 'Sent to the installer, always, when its leads are to go to another of its own systems.',
    subject: 'Leads now go to {{host}}',
    email:
      'Hello {{contact_name}},\n\nFrom now on, new leads of {{business_name}} are also sent to “{{connection}}” at {{host}}. This was set up in the dashboard just now.\n\nSee all connections: {{link}}\n\nIf this wasn’t you, somebody else may be signed in: remove the connection and contact us straight away.',
    text: 'Leads now go to {{host}}. If this wasn’t you, contact us straight away. {{link}}',
  },
  connection_off: {
    ...byEmail,
    name: 'Connection switched off',
    description: 'Sent to the installer when leads can no longer be sent to one of its own systems.',
    subject: 'Leads are no longer sent to {{connection}}',
    email:
      'Hello {{contact_name}},\n\nLeads of {{business_name}} are no longer sent to {{connection}}. {{off_reason}}, so we have switched the connection off. The leads themselves are safe in your dashboard.\n\nSee what was not delivered, and switch it on again once it works: {{link}}',
    text: 'Leads are no longer sent to {{connection}}. {{off_reason}}. {{link}}',
  },
  system_key_issued: {
    ...byEmail,
    name: 'API key created',
    description: 'Sent to the installer, always, when one of its own systems gets a key to its leads or diary.',
    subject: 'A new API key for {{business_name}}',
    email:
      'Hello {{contact_name}},\n\nA new API key for {{business_name}} has just been created in the dashboard. Whoever holds it can {{key_rights}}.\n\nSee all keys: {{link}}\n\nIf this wasn’t you, somebody else may be signed in: revoke the key and contact us straight away.',
    text: 'A new API key for {{business_name}} was created. If this wasn’t you, contact us straight away. {{link}}',
  },
};
