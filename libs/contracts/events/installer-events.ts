import { z } from 'zod';
import { brandingSchema } from '../values/branding';
import { slugSchema } from '../values/slug';
import { trainingSchema } from '../values/training';
import { personal } from './personal';

const slug = slugSchema;
/** Names a row of the credentials table; the secret itself is never in an event. */
const credentialId = z.uuid();

export const installerEvents = {
  InstallerCreated: z.object({
    slug,
    installerId: z.uuid(),
    name: z.string(),
    registrationSource: z.enum(['admin', 'website']),
  }),
  InstallerRenamed: z.object({ slug, name: z.string() }),
  InstallerContactNamed: z.object({ slug, contactName: personal().nullable() }),
  InstallerAlertsAddressed: z.object({ slug, emailInbox: personal().nullable(), phoneSms: personal().nullable() }),
  InstallerLoginEmailSet: z.object({ slug, installerEmail: personal().nullable(), loginHash: z.string().nullable() }),
  InstallerPasswordSet: z.object({ slug, credentialId }),
  InstallerApiKeyIssued: z.object({ slug, credentialId, keyVersion: z.int().min(1) }),
  InstallerDomainsAllowed: z.object({ slug, allowedDomains: z.array(z.string()) }),
  InstallerBranded: z.object({ slug, branding: brandingSchema }),
  InstallerRetentionSet: z.object({ slug, retentionDays: z.int().min(1) }),
  /** Nobody's personal data: what the firm tells everybody. Drafts are numbered from 1. */
  InstallerTrainingDrafted: z.object({ slug, draft: z.int().min(1), training: trainingSchema }),
  /** `version` is the number of the draft that went live. */
  InstallerTrainingPublished: z.object({ slug, version: z.int().min(1), training: trainingSchema }),
  InstallerSuspended: z.object({ slug, cause: z.enum(['admin', 'payment']) }),
  InstallerResumed: z.object({ slug }),
} as const;

export const loginEvents = {
  LoginClaimed: z.object({ slug, loginHash: z.string() }),
  LoginReleased: z.object({ slug, loginHash: z.string() }),
} as const;
