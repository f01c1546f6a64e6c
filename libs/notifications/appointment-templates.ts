import type { SentEventType } from './event-types';
import type { TemplateWords } from './template-words';

type OfAppointments = Extract<SentEventType, `appointment_${string}` | `visit_${string}`>;

/** What is said of appointments: to the installer, and to the visitor, who hears of a visit. */
export const appointmentWords: Readonly<Record<OfAppointments, TemplateWords>> = {
  appointment_booked: {
    name: 'Appointment booked',
    description: 'Sent to the installer when a visitor books an appointment.',
    subject: '{{appointment_type}}: {{appointment_day}}, {{appointment_time}}',
    email:
      '{{full_name}} booked an appointment.\n\n{{appointment_type}}\n{{appointment_day}} at {{appointment_time}}\n{{postcode}}, {{phone}}\n\n{{standing}}: {{link}}',
    text: 'Booked: {{appointment_type}}, {{appointment_day}} {{appointment_time}}, {{first_name}}, {{postcode}}, {{phone}}. {{link}}',
    sms: true,
    whatsapp: true,
  },
  appointment_moved: {
    name: 'Appointment moved',
    description: 'Sent to the installer when a visitor moves an appointment.',
    subject: 'Moved to {{appointment_day}}, {{appointment_time}}: {{appointment_type}}',
    email:
      '{{full_name}} moved an appointment.\n\n{{appointment_type}}\nNow {{appointment_day}} at {{appointment_time}}\n{{postcode}}, {{phone}}\n\n{{standing}}: {{link}}',
    text: 'Moved to {{appointment_day}} {{appointment_time}}: {{appointment_type}}, {{first_name}}, {{postcode}}, {{phone}}. {{link}}',
    sms: true,
    whatsapp: true,
  },
  appointment_cancelled: {
    name: 'Appointment cancelled',
    description: 'Sent to the installer when a visitor cancels an appointment.',
    subject: 'Cancelled: {{appointment_type}}, {{appointment_day}}, {{appointment_time}}',
    email:
      '{{full_name}} cancelled an appointment.\n\n{{appointment_type}}\n{{appointment_day}} at {{appointment_time}}\n{{postcode}}, {{phone}}\n\nThe time is free again: {{link}}',
    text: 'Cancelled: {{appointment_type}}, {{appointment_day}} {{appointment_time}}, {{first_name}}, {{postcode}}, {{phone}}. {{link}}',
    sms: true,
    whatsapp: true,
  },
  appointment_reminder: {
    name: 'Appointment reminder',
    description: 'Sent to the installer the day before an appointment and two hours before it.',
    subject: 'Reminder: {{appointment_type}}, {{appointment_time}}',
    email:
      'Your next appointment:\n\n{{appointment_type}}\n{{appointment_day}} at {{appointment_time}}\n{{full_name}}, {{postcode}}, {{phone}}\n\n{{standing}}: {{link}}',
    text: 'Reminder: {{appointment_type}} {{appointment_day}} {{appointment_time}}, {{first_name}}, {{postcode}}, {{phone}}. {{link}}',
    sms: true,
    whatsapp: false,
  },
  visit_requested: {
    name: 'Visit requested',
    description: 'Sent to the visitor who asked for a visit that the installer has still to confirm.',
    subject: 'You asked for {{appointment_day}}, {{appointment_time}}',
    email:
      'Hello {{first_name}},\n\nThank you. You asked {{business_name}} for a visit:\n\n{{appointment_type}}\n{{appointment_day}} at {{appointment_time}}\n\nWe’ll write again once it is confirmed. To move or cancel it: {{link}}\n\nIf it can’t wait, ring {{business_phone}}. If you smell gas, ring 0800 111 999.',
    text: '{{business_name}}: you asked for {{appointment_day}} {{appointment_time}}. We’ll confirm it. Move or cancel: {{link}}',
    sms: true,
    whatsapp: false,
  },
  visit_confirmed: {
    name: 'Visit confirmed',
    description: 'Sent to the visitor once the visit is confirmed.',
    subject: 'Confirmed: {{appointment_day}}, {{appointment_time}}',
    email:
      'Hello {{first_name}},\n\nYour visit from {{business_name}} is confirmed:\n\n{{appointment_type}}\n{{appointment_day}} at {{appointment_time}}\n\nTo move or cancel it, or to put it into your calendar: {{link}}\n\nQuestions? Ring {{business_phone}}.',
    text: '{{business_name}}: confirmed for {{appointment_day}} {{appointment_time}}. Move or cancel: {{link}}',
    sms: true,
    whatsapp: false,
  },
  visit_moved: {
    name: 'Visit moved',
    description: 'Sent to the visitor when the visit is moved.',
    subject: 'Your visit is now {{appointment_day}}, {{appointment_time}}',
    email:
      'Hello {{first_name}},\n\nYour visit from {{business_name}} has a new time:\n\n{{appointment_type}}\n{{appointment_day}} at {{appointment_time}}\n\nIf that doesn’t suit, move or cancel it: {{link}}\n\nQuestions? Ring {{business_phone}}.',
    text: '{{business_name}}: your visit is now {{appointment_day}} {{appointment_time}}. Move or cancel: {{link}}',
    sms: true,
    whatsapp: false,
  },
  visit_cancelled: {
    name: 'Visit cancelled',
    description: 'Sent to the visitor when the visit is cancelled, by whoever cancelled it.',
    subject: 'Cancelled: your visit on {{appointment_day}}',
    email:
      'Hello {{first_name}},\n\nYour visit from {{business_name}} is cancelled:\n\n{{appointment_type}}\n{{appointment_day}} at {{appointment_time}}\n\nTo arrange another, ring {{business_phone}} or write to us on our website.',
    text: '{{business_name}}: your visit on {{appointment_day}} at {{appointment_time}} is cancelled. To arrange another, ring {{business_phone}}.',
    sms: true,
    whatsapp: false,
  },
  visit_reminder: {
    name: 'Visit reminder',
    description: 'Sent to the visitor the day before the visit and two hours before it.',
    subject: 'Reminder: {{appointment_day}}, {{appointment_time}}',
    email:
      'Hello {{first_name}},\n\nA reminder of your visit from {{business_name}}:\n\n{{appointment_type}}\n{{appointment_day}} at {{appointment_time}}\n\nPlease make sure someone’s there to let us in. To move or cancel it: {{link}}\n\nQuestions? Ring {{business_phone}}.',
    text: '{{business_name}}: reminder of your visit {{appointment_day}} {{appointment_time}}. Move or cancel: {{link}}',
    sms: true,
    whatsapp: false,
  },
};
