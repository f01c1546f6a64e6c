import type { Audience } from '@pilotlight/contracts/values/notification-event';
import { accountEventTypes } from './account-event-types';
import type { VariableName } from './variables';

export const groups = ['Leads', 'Appointments', 'Account', 'Visitors'] as const;
export type Group = (typeof groups)[number];

export interface EventTypeDefinition {
  readonly group: Group;
  readonly audience: Audience;
  /** Sent whatever quiet hours and preferences say. */
  readonly isCritical: boolean;
  /** By email to the login address, at once, and to one that is not let in or suspended, too. */
  readonly isOfAccount?: boolean;
  /** To whoever paid for a registration that came to nothing: there is no installer. */
  readonly isOfRegistration?: boolean;
  /** To whatever address somebody typed: as many as of texts, by email too. */
  readonly isToAnybody?: boolean;
  /** Hours after which a delayed message is dropped. */
  readonly worthHours: number;
  readonly variables: readonly VariableName[];
  readonly linkLabel: string;
}

const lead = [
  'first_name',
  'full_name',
  'phone',
  'email',
  'postcode',
  'need',
  'best_time',
  'grade',
  'job_sheet',
  'link',
  'business_name',
] as const satisfies readonly VariableName[];

const appointment = [
  'first_name',
  'full_name',
  'phone',
  'postcode',
  'appointment_type',
  'appointment_day',
  'appointment_time',
  'business_name',
  'business_phone',
  'link',
  'standing',
] as const satisfies readonly VariableName[];

const ofLead = {
  group: 'Leads',
  audience: 'installer',
  isCritical: false,
  worthHours: 24,
  variables: lead,
  linkLabel: 'Open the job sheet',
} as const;
const ofChat = { ...ofLead, linkLabel: 'Open the conversation' } as const;
const ofAppointment = {
  group: 'Appointments',
  audience: 'installer',
  isCritical: false,
  worthHours: 24,
  variables: appointment,
  linkLabel: 'Open the diary',
} as const;

const ofVisit = {
  group: 'Visitors',
  audience: 'visitor',
  isCritical: false,
  worthHours: 24,
  variables: [
    'first_name',
    'appointment_type',
    'appointment_day',
    'appointment_time',
    'business_name',
    'business_phone',
    'link',
  ],
  linkLabel: 'See, move or cancel it',
} as const;

/** The event types that the product sends by itself. */
export const eventTypes = {
  emergency_detected: { ...ofChat, isCritical: true, variables: [...lead, 'hazard', 'last_words'] },
  lead_qualified: ofLead,
  lead_submitted: ofLead,
  quote_requested: ofLead,
  callback_requested: ofChat,
  conversation_started: { ...ofChat, worthHours: 1, variables: [...lead, 'last_words'] },
  conversation_ended: { ...ofChat, variables: [...lead, 'messages', 'last_words'] },
  lead_forwarded: { ...ofLead, isToAnybody: true, variables: [...lead, 'note', 'contact_name'] },
  appointment_booked: ofAppointment,
  appointment_moved: ofAppointment,
  appointment_cancelled: ofAppointment,
  appointment_reminder: { ...ofAppointment, worthHours: 2 },
  ...accountEventTypes,
  daily_summary: {
    group: 'Account',
    audience: 'installer',
    isCritical: false,
    worthHours: 6,
    variables: ['day', 'chats', 'leads', 'hot_leads', 'bookings', 'contact_name', 'business_name', 'link'],
    linkLabel: 'Open the overview',
  },
  lead_received: {
    group: 'Visitors',
    audience: 'visitor',
    isCritical: false,
    worthHours: 24,
    variables: ['first_name', 'need', 'business_name', 'business_phone'],
    linkLabel: 'Open',
  },
  visit_requested: ofVisit,
  visit_confirmed: ofVisit,
  visit_moved: ofVisit,
  visit_cancelled: ofVisit,
  visit_reminder: { ...ofVisit, worthHours: 2 },
} as const satisfies Readonly<Record<string, EventTypeDefinition>>;
export type SentEventType = keyof typeof eventTypes;

export const isSentEventType = (eventType: string): eventType is SentEventType => Object.hasOwn(eventTypes, eventType);

/** Undefined for an event type that an admin made: nothing sends it by itself. */
export const definitionOf = (eventType: string): EventTypeDefinition | undefined =>
  isSentEventType(eventType) ? eventTypes[eventType] : undefined;
