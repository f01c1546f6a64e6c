import { z } from 'zod';
import { notificationPreferencesFormSchema } from '../values/notification-preferences';
import { noQuery } from './common';
import { installerSchema } from './installers';
import { route } from './route';

/** One part at a time; an unknown field is refused, and no other part changes. */
export const installerSettingsSchema = z.union([
  z.strictObject({ notificationPreferences: notificationPreferencesFormSchema }),
]);
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
