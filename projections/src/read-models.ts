import type { ContactIndex } from '@pilotlight/event-store/personal-data/contact-index';
import { auditEntries } from './audit/audit-entries.projection';
import { contacts } from './contacts/contacts.projection';
import { conversations } from './conversations/conversations.projection';
import { insights } from './insights/insights.projection';
import { installers } from './installers/installers.projection';
import { messages } from './messages/messages.projection';
import type { ReadModel } from './read-model';

/** Everything that dashboards read from. */
export const readModels = [installers, conversations, messages, insights] as const satisfies readonly ReadModel[];

/** The same, what auditors search, and what takes the platform's key: the blind index of contacts. */
export const allReadModels = (index: ContactIndex): readonly ReadModel[] => [
  ...readModels,
  auditEntries,
  contacts(index),
];

export const readModelNames = [
  'installers',
  'conversations',
  'messages',
  'insights',
  'audit_entries',
  'contacts',
] as const;
export type ReadModelName = (typeof readModelNames)[number];
