import { z } from 'zod';
import { allowedDomainsSchema } from '../values/allowed-domain';
import { availabilityConfigFormSchema, shownAvailabilitySchema } from '../values/availability';
import { brandingSchema, wholeBrandingSchema } from '../values/branding';
import { calendarSchema } from '../values/calendar';
import { calloutSchema } from '../values/callout';
import { customPromptsSchema } from '../values/custom-prompts';
import { financeSchema } from '../values/finance';
import { serviceAreaFormSchema } from '../values/service-area';
import { businessInfoSchema } from '../values/training';
import { notificationPreferencesFormSchema, notificationPreferencesSchema } from '../values/notification-preferences';
import { retentionDaysSchema } from '../values/retention';
import { installerWeekSchema } from '../values/installer-week';
import { gasSafeCheckSchema } from '../values/gas-safe';
import { slugSchema } from '../values/slug';
import { noQuery, nothing } from './common';
import { route } from './route';

/** What a phone field says of anything that nobody can ring. */
export const phoneMessage = 'Enter a phone number, such as 07700 900123';
const optionalText = (max: number) => z.string().trim().max(max, `At most ${max} characters`).nullish();
/** Enough digits for a number, and the signs people write between them. */
export const optionalPhone = z
  .union([
    z.literal(''),
    z
      .string()
      .trim()
      .regex(/^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/, phoneMessage)
      .max(30, phoneMessage),
  ])
  .nullish();

const optionalEmail = z
  .union([z.literal(''), z.string().trim().pipe(z.email('Invalid email address').max(254))])
  .nullish();

export const installerSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  slug: slugSchema,
  apiKey: z.string(),
  installerEmail: z.string().nullable(),
  allowedDomains: z.array(z.string()),
  emailInbox: z.string().nullable(),
  phoneSms: z.string().nullable(),
  contactName: z.string().nullable(),
  status: z.enum(['pending', 'active']),
  registrationSource: z.enum(['admin', 'website']),
  verifiedAt: z.string().nullable(),
  approvedAt: z.string().nullable(),
  approvalNotes: z.string().nullable(),
  gasSafe: gasSafeCheckSchema.nullable(),
  /** Turned down by the admin; `status` stays pending. */
  rejectedAt: z.string().nullable(),
  suspendedAt: z.string().nullable(),
  suspendedBy: z.enum(['admin', 'payment']).nullable(),
  /** What the admin wrote on suspending; the installer may read it. */
  suspensionReason: z.string().nullable(),
  paymentStatus: z.enum(['active', 'failed', 'cancelled', 'unknown']),
  manualPaymentMode: z.boolean(),
  lastPaymentDate: z.string().nullable(),
  /** When what was paid last went back; null once it has paid again. */
  refundedAt: z.string().nullable(),
  stripeCustomerId: z.string().nullable(),
  stripeSubscriptionId: z.string().nullable(),
  serviceArea: z.object({ postcode: z.string().optional() }),
  finance: financeSchema,
  callout: calloutSchema,
  customPrompts: customPromptsSchema,
  /** As published: what visitors are answered from. */
  businessInfo: businessInfoSchema,
  createdAt: z.string(),
  branding: wholeBrandingSchema,
  notificationPreferences: notificationPreferencesSchema,
  availabilityConfig: shownAvailabilitySchema,
  calendar: calendarSchema,
  /** Days after its last word that a conversation is kept. */
  retentionDays: z.int(),
  /** What visitors read beside the box that agrees to offers. */
  consentText: z.string(),
  /** Grows with every change; sent back on edit so that two admins don't overwrite each other. */
  revision: z.int(),
});
export type Installer = z.infer<typeof installerSchema>;

export const listedInstallerSchema = installerSchema.extend({
  week: installerWeekSchema,
  /** Changes of the training that it asked for and that wait for the admin. */
  changesAsked: z.int(),
});
export type ListedInstaller = z.infer<typeof listedInstallerSchema>;

export const installerFilters = ['all', 'needs-a-look', 'payment-failed', 'suspended', 'manual-payment'] as const;
export type InstallerFilter = (typeof installerFilters)[number];
export const installerSorts = ['needs-a-look', 'name', 'newest', 'most-chats'] as const;

export const listInstallers = route({
  method: 'GET',
  path: '/api/installers',
  access: 'admin',
  summary: 'The active installers, searched, filtered, sorted and paged',
  body: nothing,
  query: z.object({
    search: z.string().max(200).default(''),
    slug: slugSchema.optional(),
    filter: z.enum(installerFilters).default('all'),
    sort: z.enum(installerSorts).default('needs-a-look'),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(1000).default(1000),
  }),
  response: z.object({
    installers: z.array(listedInstallerSchema),
    total: z.int(),
    /** Of the whole platform, whatever is searched. */
    counts: z.object({ active: z.int(), suspended: z.int() }),
    /** How many of those that the search finds each filter leaves. */
    found: z.record(z.enum(installerFilters), z.int()),
  }),
});

/** Creates without `id`, else edits; an outdated `revision` is refused. A blank password or an absent field changes nothing. */
export const installerFormSchema = z.object({
  id: z.uuid().optional(),
  revision: z.int().min(0).optional(),
  slug: slugSchema,
  name: z.string().trim().min(1, 'Business name is required').max(120, 'At most 120 characters'),
  contactName: optionalText(120),
  installerEmail: optionalEmail,
  installerPassword: z
    .union([
      z.literal(''),
      z.string().min(8, 'Password must be at least 8 characters').max(128, 'Password must be at most 128 characters'),
    ])
    .nullish(),
  allowedDomains: allowedDomainsSchema.optional(),
  emailInbox: optionalEmail,
  phoneSms: optionalPhone,
  branding: brandingSchema.optional(),
  notificationPreferences: notificationPreferencesFormSchema.optional(),
  availabilityConfig: availabilityConfigFormSchema.optional(),
  retentionDays: retentionDaysSchema.optional(),
  serviceArea: serviceAreaFormSchema.optional(),
  finance: financeSchema.optional(),
  callout: calloutSchema.optional(),
  customPrompts: customPromptsSchema.optional(),
  /** The fields that are given are published at once; the others stay as the draft has them. */
  businessInfo: businessInfoSchema.partial().strict().optional(),
  /** "none" disconnects, an empty object changes nothing; an installer connects its own calendar itself. */
  calendar: calendarSchema.partial().optional(),
});
export type InstallerForm = z.infer<typeof installerFormSchema>;

export const saveInstaller = route({
  method: 'POST',
  path: '/api/installers',
  access: 'admin',
  summary: 'Creates an installer, or changes the one whose id is given',
  body: installerFormSchema,
  query: noQuery,
  response: z.object({ installer: installerSchema }),
});

export const rotateApiKey = route({
  method: 'POST',
  path: '/api/installers/:slug/rotate-key',
  access: 'admin',
  summary: 'Gives the installer a new API key; the old one stops working at once, or after the hours of grace',
  body: z.object({ graceHours: z.union([z.literal(0), z.literal(1), z.literal(24)]).default(0) }).optional(),
  query: noQuery,
  response: z.object({ apiKey: z.string() }),
});

export const installerMe = route({
  method: 'GET',
  path: '/api/installer/me',
  access: 'installer',
  summary: "The signed-in installer's own account",
  body: nothing,
  query: noQuery,
  response: z.object({ installer: installerSchema }),
});
