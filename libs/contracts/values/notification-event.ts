import { z } from 'zod';

export const notificationDefaults = {
  registration: true,
  emailVerified: true,
  approved: true,
  conversationStarted: false,
  conversationEnded: true,
  quoteRequested: true,
  callbackRequested: true,
  leadQualified: true,
  leadSubmitted: true,
  appointmentBooked: true,
  appointmentReminder: true,
  dailySummary: false,
} as const;
export type NotificationEvent = keyof typeof notificationDefaults;

export const eventTypeOf = (event: NotificationEvent): string =>
  event.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The preference that an event type goes by; undefined where none switches it. */
export const preferenceOf = (eventType: string): NotificationEvent | undefined =>
  preferences.get(eventType) ?? preferencesOfOthers.get(eventType);

/** What becomes of an appointment goes by the preference for its booking. */
const preferencesOfOthers: ReadonlyMap<string, NotificationEvent> = new Map([
  ['appointment_moved', 'appointmentBooked'],
  ['appointment_cancelled', 'appointmentBooked'],
]);

const isPreference = (name: string): name is NotificationEvent => Object.hasOwn(notificationDefaults, name);
const preferences = new Map(
  Object.keys(notificationDefaults)
    .filter(isPreference)
    .map((event) => [eventTypeOf(event), event] as const),
);

export const eventTypeSchema = z
  .string()
  .min(1)
  .max(60, 'At most 60 characters')
  .regex(/^[a-z]+(?:_[a-z]+)*$/, 'Use lowercase letters with underscores, such as lead_submitted');

export const channelSchema = z.enum(['email', 'sms', 'whatsapp']);
export type Channel = z.infer<typeof channelSchema>;
export const channels = channelSchema.options;

export const audienceSchema = z.enum(['installer', 'visitor', 'admin']);
export type Audience = z.infer<typeof audienceSchema>;
