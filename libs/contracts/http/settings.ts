import { z } from 'zod';
import { availabilityConfigFormSchema } from '../values/availability';
import { ownBrandingSchema } from '../values/branding';
import { notificationPreferencesFormSchema } from '../values/notification-preferences';
import { ownPrivacySchema } from '../values/own-privacy';
import { noQuery } from './common';
import { installerSchema } from './installers';
import { route } from './route';

/** One part of an installer's settings at a time; an unknown field is refused, and no other part is changed. */
export const installerSettingsSchema = z
  .strictObject({
    availabilityConfig: availabilityConfigFormSchema,
    notificationPreferences: notificationPreferencesFormSchema,
    branding: ownBrandingSchema,
    privacy: ownPrivacySchema,
  })
  .partial()
  .refine((parts) => Object.keys(parts).length === 1, 'Please change one part of the settings at a time');
export type InstallerSettings = z.infer<typeof installerSettingsSchema>;

export const changeInstallerSettings = route({
  method: 'PATCH',
  path: '/api/installer/settings',
  access: 'installer',
  summary: "Changes one part of the signed-in installer's settings",
  body: installerSettingsSchema,
  query: noQuery,
  response: z.object({ installer: installerSchema }),
});
