import type { Channel, NotificationEvent } from '@pilotlight/contracts/values/notification-event';

export const channelNames = { email: 'Email', sms: 'SMS', whatsapp: 'WhatsApp' } as const satisfies Record<
  Channel,
  string
>;

export const channelInSentence: Readonly<Record<Channel, string>> = { ...channelNames, email: 'email' };

export const eventNames = {
  leadSubmitted: 'Lead submitted',
  leadQualified: 'Lead qualified',
  quoteRequested: 'Quote requested',
  callbackRequested: 'Call-back requested',
  appointmentBooked: 'Appointment booked',
  appointmentReminder: 'Appointment reminder',
  conversationStarted: 'Conversation started',
  conversationEnded: 'Conversation ended',
  dailySummary: 'Daily summary',
  registration: 'Registration',
  emailVerified: 'Email verified',
  approved: 'Approved',
} as const satisfies Record<NotificationEvent, string>;

interface EventGroup {
  readonly name: string;
  readonly events: readonly NotificationEvent[];
}

/** The events as they stand in two columns, each in its groups. */
export const eventColumns: readonly (readonly EventGroup[])[] = [
  [
    { name: 'Leads', events: ['leadSubmitted', 'leadQualified', 'quoteRequested', 'callbackRequested'] },
    { name: 'Bookings', events: ['appointmentBooked', 'appointmentReminder'] },
  ],
  [
    { name: 'Conversations', events: ['conversationStarted', 'conversationEnded', 'dailySummary'] },
    { name: 'Account', events: ['registration', 'emailVerified', 'approved'] },
  ],
];
