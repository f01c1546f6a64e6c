import type { ContactIndex } from '@pilotlight/event-store/personal-data/contact-index';
import { appointmentWords } from './appointments/appointment-words.read-model';
import { appointments } from './appointments/appointments.read-model';
import { auditEntries } from './audit/audit-entries.read-model';
import { billingEntries } from './billing/billing-entries.read-model';
import { billing } from './billing/billing.read-model';
import { paymentLog } from './billing/payment-log.read-model';
import { contacts, contactsName } from './contacts/contacts.read-model';
import { conversations } from './conversations/conversations.read-model';
import { insights } from './insights/insights.read-model';
import { installers } from './installers/installers.read-model';
import { leads } from './leads/leads.read-model';
import { messages } from './messages/messages.read-model';
import { notificationTemplates } from './notification-templates/notification-templates.read-model';
import { notificationTexts } from './notifications/notification-texts.read-model';
import { notifications } from './notifications/notifications.read-model';
import { promptOverrides } from './prompt-overrides/prompt-overrides.read-model';
import type { ReadModel } from './read-model';
import { registrations } from './registrations/registrations.read-model';
import { suppressions } from './suppressions/suppressions.read-model';
import { unansweredQuestions } from './unanswered/unanswered-questions.read-model';

export const readModels = [
  installers,
  conversations,
  notificationTemplates,
  promptOverrides,
  messages,
  insights,
  notifications,
  notificationTexts,
  appointments,
  appointmentWords,
  unansweredQuestions,
  suppressions,
  billing,
  billingEntries,
  paymentLog,
  registrations,
  leads,
] as const satisfies readonly ReadModel[];

const withoutKey = [...readModels, auditEntries] as const satisfies readonly ReadModel[];

/** With what auditors search, and the blind index of contacts, which needs the platform's key. */
export const allReadModels = (index: ContactIndex) =>
  [...withoutKey, contacts(index)] as const satisfies readonly ReadModel[];

export const withPersonalData = (models: readonly ReadModel[]): readonly string[] =>
  models.flatMap(({ name, table }) => (table.personal.length > 0 ? [name] : []));

export type ReadModelName = ReturnType<typeof allReadModels>[number]['name'];
export const readModelNames: readonly ReadModelName[] = [...withoutKey.map(({ name }) => name), contactsName];
