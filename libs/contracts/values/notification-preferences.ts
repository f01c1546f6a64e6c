import { z } from 'zod';
import { notificationDefaults } from './notification-event';

export const clockTimeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 21:00');

const on = z.boolean();
const channels = z.strictObject({ email: on, sms: on, whatsapp: on });
const events = z.strictObject({
  registration: on,
  emailVerified: on,
  approved: on,
  conversationStarted: on,
  conversationEnded: on,
  quoteRequested: on,
  callbackRequested: on,
  leadQualified: on,
  leadSubmitted: on,
  appointmentBooked: on,
  appointmentReminder: on,
  dailySummary: on,
});
const quietHours = z.strictObject({
  enabled: on,
  start: clockTimeSchema,
  end: clockTimeSchema,
  timezone: z.literal('Europe/London'),
});
export type QuietHours = z.infer<typeof quietHours>;

export const noMethodMessage = 'Please select a notification method';
export const endlessQuietMessage = 'Quiet hours must end at another time than they start';

/** How and of what an installer wants to be told; quiet hours are on its wall clock. Texts go to numbers abroad where it says so alone. */
export const notificationPreferencesSchema = z.strictObject({
  channels,
  events,
  quietHours,
  textsAbroad: on.optional(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

export const defaultNotificationPreferences: NotificationPreferences = {
  channels: { email: true, sms: false, whatsapp: false },
  events: notificationDefaults,
  quietHours: { enabled: false, start: '21:00', end: '07:00', timezone: 'Europe/London' },
};

export const notificationPreferencesFormSchema = z.strictObject({
  channels: channels.partial().optional(),
  events: events.partial().optional(),
  quietHours: quietHours.partial().optional(),
  textsAbroad: on.optional(),
});
export type NotificationPreferencesForm = z.infer<typeof notificationPreferencesFormSchema>;

export const preferencesAfter = (
  before: NotificationPreferences,
  form: NotificationPreferencesForm,
): NotificationPreferences => ({
  channels: { ...before.channels, ...form.channels },
  events: { ...before.events, ...form.events },
  quietHours: { ...before.quietHours, ...form.quietHours },
  ...((form.textsAbroad ?? before.textsAbroad) && { textsAbroad: true }),
});

export const preferencesFault = ({ channels: by, quietHours: quiet }: NotificationPreferences): string | null => {
  if (!by.email && !by.sms && !by.whatsapp) return noMethodMessage;
  return quiet.enabled && quiet.start === quiet.end ? endlessQuietMessage : null;
};
