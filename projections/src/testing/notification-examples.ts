import type {
  DomainEvent,
  NotificationStreamEvent,
  PlatformPromptEvent,
  SuppressionEvent,
  TemplateEvent,
} from '@pilotlight/contracts/catalogue/catalogue';
import { emptyPlatformPrompt } from '@pilotlight/contracts/values/platform-prompt';
import { platformTenant } from '@pilotlight/contracts/values/platform-tenant';
import { idOf, type Subject } from './example-subject';

type Example<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>['data'];
type Types = (NotificationStreamEvent | PlatformPromptEvent | SuppressionEvent | TemplateEvent)['type'];

const keys = ({ slug, sessionId, number }: Subject) => ({
  slug,
  notificationId: idOf(sessionId, number, 'notification'),
  sessionId,
});
/** One event type for each installer: every stream of a generated log is begun once. */
const template = ({ slug }: Subject) => ({
  slug: platformTenant,
  eventType: slug.replaceAll('-', '_').replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit))),
});
const content = {
  name: 'Lead qualified',
  description: 'Sent when a conversation becomes a graded lead.',
  channels: {
    email: { enabled: true, subject: '{{grade}} lead: {{first_name}}', body: 'Ring {{phone}}.' },
    sms: { enabled: true, body: '{{grade}} lead: {{first_name}}. Ring {{phone}}.' },
    whatsapp: { enabled: false, body: '', contentSid: '' },
  },
};

/** What templates and notifications go through. */
export const notificationExamples: { readonly [Type in Types]: (subject: Subject) => Example<Type> } = {
  NotificationTemplateCreated: (subject) => ({
    ...template(subject),
    templateId: idOf('lead_qualified'),
    content,
    variables: ['grade', 'first_name', 'phone'],
  }),
  NotificationTemplateChanged: (subject) => ({ ...template(subject), content }),
  NotificationTemplateDeleted: template,
  NotificationTemplateRestored: template,
  PlatformPromptDrafted: ({ slug }) => ({ slug, draft: 1, prompt: emptyPlatformPrompt }),
  PlatformPromptPublished: ({ slug }) => ({
    slug,
    version: 1,
    draft: 1,
    note: 'The first',
    prompt: emptyPlatformPrompt,
  }),
  PlatformPromptRolledBack: ({ slug }) => ({ slug, version: 2, to: 1, note: 'As before', prompt: emptyPlatformPrompt }),
  NotificationRequested: (subject) => ({
    ...keys(subject),
    itemId: idOf(subject.sessionId, subject.number, 'item'),
    eventType: 'lead_qualified',
    audience: 'installer',
    channel: 'email',
    to: `leads@${subject.slug}.example`,
    subject: 'Hot lead: Priya',
    text: 'Priya, LS17 8AB. Ring 07700 900142.',
    headline: 'Hot lead: Priya, LS17 8AB',
    contentSid: null,
    contentVariables: '{"1":"Priya"}',
    critical: false,
    dueAt: null,
    expiresAt: '2026-11-27T12:00:00.000Z',
    insteadOf: null,
  }),
  NotificationAttempted: (subject) => ({ ...keys(subject), attempt: 1, provider: 'outbox' }),
  NotificationSent: (subject) => ({ ...keys(subject), providerId: idOf(subject.sessionId, 'provider') }),
  NotificationRefused: (subject) => ({
    ...keys(subject),
    reason: 'provider-busy',
    detail: '429',
    retryAt: '2026-11-26T12:01:00.000Z',
  }),
  NotificationOutcomeLost: (subject) => ({ ...keys(subject), cause: 'crash' }),
  NotificationDelivered: keys,
  NotificationBounced: (subject) => ({ ...keys(subject), permanent: true, detail: 'no such mailbox' }),
  NotificationExpired: keys,
  NotificationCancelled: (subject) => ({ ...keys(subject), cause: 'installer-suspended' }),
  NotificationResendRequested: (subject) => ({
    ...keys(subject),
    reason: 'The inbox was full',
    requestedBy: 'admin@pilotlight.example',
  }),
  AddressSuppressed: ({ slug, number }) => ({
    slug,
    addressHash: idOf(slug, 'address', number % 3),
    address: '+447700900142',
    channel: 'sms',
    cause: 'stop',
  }),
  SuppressionLifted: ({ slug }) => ({ slug, addressHash: idOf(slug, 'address', 0), channel: 'sms', by: 'recipient' }),
};
