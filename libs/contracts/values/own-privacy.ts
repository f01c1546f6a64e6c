import { z } from 'zod';
import { consentTextSchema } from './marketing-consent';
import { retentionDaysSchema } from './retention';

/** What an installer sets of its visitors' privacy: an absent field stays as it is, an unknown one is refused. */
export const ownPrivacySchema = z
  .strictObject({ retentionDays: retentionDaysSchema, consentText: consentTextSchema })
  .partial();
export type OwnPrivacy = z.infer<typeof ownPrivacySchema>;
