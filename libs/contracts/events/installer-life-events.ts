import { z } from 'zod';
import { gasSafeCheckSchema } from '../values/gas-safe';
import { slugSchema } from '../values/slug';
import { event } from './event-definition';
import { personal } from './personal';

const slug = slugSchema;

export const suspensionCauseSchema = z.enum(['admin', 'payment']);
export type SuspensionCause = z.infer<typeof suspensionCauseSchema>;

/** From registration to deletion. */
export const installerLifeEvents = {
  InstallerServiceAreaSet: event(z.object({ slug, postcode: personal().nullable() }), {
    note: 'Where the installer works from was changed.',
  }),
  /** The link's token is derived from `verificationId`, and is in no event. */
  InstallerVerificationRequested: event(z.object({ slug, verificationId: z.uuid() }), {
    note: 'A link to verify the login email was asked for.',
  }),
  InstallerEmailVerified: event(z.object({ slug, verificationId: z.uuid() }), {
    note: 'The login email was verified by its link.',
  }),
  InstallerApproved: event(
    z.object({ slug, gasSafe: gasSafeCheckSchema.nullable(), approvalNotes: personal().nullable() }),
    { note: 'The admin let the installer in; `gasSafe` is what the register was checked for.' },
  ),
  InstallerRejected: event(z.object({ slug, reason: personal().nullable() }), {
    note: 'The admin turned a registration down; its subscription ends and its payment goes back.',
  }),
  InstallerRejectionWithdrawn: event(z.object({ slug }), {
    note: 'A registration that was turned down waits for approval again.',
  }),
  InstallerPaymentModeSet: event(z.object({ slug, manual: z.boolean() }), {
    note: 'Whether the installer pays by itself, outside of the card subscription, was changed.',
  }),
  InstallerDeleted: event(z.object({ slug }), {
    note: "The installer was deleted for good; its people's keys are destroyed and its slug stays taken.",
  }),
} as const;
