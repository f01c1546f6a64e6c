import { z } from 'zod';
import { event } from './event-definition';
import { availabilityConfigSchema } from '../values/availability';
import { brandingSchema } from '../values/branding';
import { calloutSchema } from '../values/callout';
import { customPromptsSchema } from '../values/custom-prompts';
import { financeSchema } from '../values/finance';
import { notificationPreferencesSchema } from '../values/notification-preferences';
import { slugSchema } from '../values/slug';
import { answeredQuestionSchema, firmFactsSchema } from '../values/firm-facts';
import { trainingSchema } from '../values/training';
import { systemScopeSchema } from '../values/system-key';
import { askedQuestionsSchema } from './question-events';
import { installerConnectionEvents } from './installer-connection-events';
import { installerLifeEvents, suspensionCauseSchema } from './installer-life-events';
import { personal } from './personal';

const slug = slugSchema;
const credentialId = z.uuid();

/** Public information but for how somebody of a small firm is reached, and who that is. */
const training = trainingSchema.extend({
  facts: firmFactsSchema
    .extend({ email: personal().optional(), phone: personal().optional(), whoAttends: personal().optional() })
    .optional(),
});

export const installerEvents = {
  InstallerCreated: event(
    z.object({
      slug,
      installerId: z.uuid(),
      name: z.string(),
      registrationSource: z.enum(['admin', 'website']),
      /** Of one that registered and paid by itself. */
      registrationId: z.uuid().optional(),
    }),
    { note: 'An installer was created, by the admin or by itself.' },
  ),
  InstallerRenamed: event(z.object({ slug, name: z.string() }), { note: "The installer's name was changed." }),
  InstallerContactNamed: event(z.object({ slug, contactName: personal().nullable() }), {
    note: 'The contact of the installer was named or removed.',
  }),
  InstallerAlertsAddressed: event(
    z.object({ slug, emailInbox: personal().nullable(), phoneSms: personal().nullable() }),
    { note: 'Where alerts for the installer go was changed.' },
  ),
  InstallerLoginEmailSet: event(
    z.object({ slug, installerEmail: personal().nullable(), loginHash: z.string().nullable() }),
    { note: "The installer's login email was set or removed." },
  ),
  InstallerPasswordSet: event(z.object({ slug, credentialId }), {
    note: "The installer's password was set; the event names a credential, never the password.",
  }),
  /** The key before works until `formerUntil`; not at all where that is absent. */
  InstallerApiKeyIssued: event(
    z.object({ slug, credentialId, keyVersion: z.int().min(1), formerUntil: z.iso.datetime().optional() }),
    { note: 'The installer got a new API key; the key before stops working.' },
  ),
  InstallerDomainsAllowed: event(z.object({ slug, allowedDomains: z.array(z.string()) }), {
    note: 'The websites that may carry the widget were changed.',
  }),
  InstallerBranded: event(z.object({ slug, branding: brandingSchema }), { note: "The widget's look was changed." }),
  InstallerNotificationsPreferred: event(z.object({ slug, notificationPreferences: notificationPreferencesSchema }), {
    note: 'How and of what the installer is told was changed.',
  }),
  InstallerAvailabilitySet: event(z.object({ slug, availabilityConfig: availabilityConfigSchema }), {
    note: 'When the installer takes visits was changed.',
  }),
  /** Whoever may write there is kept apart, never in an event. */
  InstallerCalendarConnected: event(z.object({ slug, provider: z.enum(['google']) }), {
    note: "Visits are written to the installer's own calendar from here on.",
  }),
  InstallerCalendarDisconnected: event(z.object({ slug, provider: z.enum(['google']) }), {
    note: "Nothing more is written to the installer's own calendar.",
  }),
  InstallerRetentionSet: event(z.object({ slug, retentionDays: z.int().min(1) }), {
    note: 'How long conversations are kept was changed.',
  }),
  /** Earlier agreements stand under the words that they were given to. */
  InstallerConsentWorded: event(z.object({ slug, wording: z.string() }), {
    note: 'What visitors read beside the box that agrees to offers was changed.',
  }),
  InstallerFinanceSet: event(z.object({ slug, finance: financeSchema }), {
    note: 'Whether customers may pay by instalments was changed.',
  }),
  InstallerCalloutSet: event(z.object({ slug, callout: calloutSchema }), {
    note: 'What coming out costs, and when somebody does, was changed.',
  }),
  InstallerPromptsSet: event(z.object({ slug, customPrompts: customPromptsSchema }), {
    note: 'What a model is told besides, by kind of enquiry, was changed.',
  }),
  /** Drafts are numbered from 1. */
  InstallerTrainingDrafted: event(
    z.object({
      slug,
      draft: z.int().min(1),
      training,
      /** The questions that visitors asked in vain and this draft answers; `suggestionId` where the installer had suggested it. */
      answers: z
        .object({ asked: askedQuestionsSchema, pair: answeredQuestionSchema, suggestionId: z.uuid().optional() })
        .optional(),
    }),
    { note: 'A draft of what the assistant knows was saved.' },
  ),
  InstallerTrainingPublished: event(z.object({ slug, version: z.int().min(1), training }), {
    note: 'A draft went live: the assistant answers from it.',
  }),
  /** `reason` is what the admin wrote; absent where nothing was. */
  InstallerSuspended: event(z.object({ slug, cause: suspensionCauseSchema, reason: personal().optional() }), {
    note: 'The chatbot was switched off, by the admin or for an unpaid subscription.',
  }),
  /** `cause` says whose suspension ended; absent in older ones, which lifted any. */
  InstallerResumed: event(z.object({ slug, cause: suspensionCauseSchema.optional() }), {
    note: 'The chatbot was switched on again.',
  }),
  /** `expiresAt` (ISO 8601 UTC) is absent where it works until it is revoked. */
  InstallerSystemKeyIssued: event(
    z.object({ slug, keyId: z.uuid(), scopes: z.array(systemScopeSchema), expiresAt: z.iso.datetime().optional() }),
    { note: "One of the installer's own systems got a key; the event names it, and never holds it." },
  ),
  InstallerSystemKeyRevoked: event(z.object({ slug, keyId: z.uuid() }), {
    note: "A key of one of the installer's own systems ended.",
  }),
  ...installerConnectionEvents,
  ...installerLifeEvents,
} as const;

export const loginEvents = {
  LoginClaimed: event(z.object({ slug, loginHash: z.string() }), {
    note: 'A login email was taken by an installer, so that no other can have it.',
  }),
  LoginReleased: event(z.object({ slug, loginHash: z.string() }), { note: 'A login email was given back.' }),
} as const;
