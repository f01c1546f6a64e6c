import type { TemplateContent } from '@pilotlight/contracts/values/notification-template';
import { accountWords } from './account-templates';
import { appointmentWords } from './appointment-templates';
import type { SentEventType } from './event-types';
import type { TemplateWords } from './template-words';

const words: Readonly<Record<SentEventType, TemplateWords>> = {
  emergency_detected: {
    name: 'Emergency detected',
    description: 'Sent to the installer at any hour when a visitor may be in danger.',
    subject: 'Emergency: {{hazard}}, {{postcode}}',
    email:
      'A visitor may be in danger. We’ve given them the emergency number.\n\n{{hazard}}\n{{full_name}}, {{postcode}}, ring {{phone}}\n“{{last_words}}”\n\nRead the chat: {{link}}',
    text: 'EMERGENCY {{hazard}}: {{first_name}}, {{postcode}}. Ring {{phone}}. {{link}}',
    sms: true,
    whatsapp: true,
  },
  lead_qualified: {
    name: 'Lead qualified',
    description: 'Sent to the installer when a conversation becomes a graded lead.',
    subject: '{{grade}} lead: {{first_name}}, {{postcode}}',
    email:
      '{{first_name}} is waiting for a call.\n\n{{need}}\n{{postcode}}, ring {{phone}}, {{best_time}}\n\nThe job sheet is {{job_sheet}} ready: {{link}}',
    text: '{{grade}} lead: {{first_name}}, {{postcode}}. {{need}}. Ring {{phone}}, {{best_time}}. {{link}}',
    sms: true,
    whatsapp: true,
  },
  lead_submitted: {
    name: 'Lead submitted',
    description: 'Sent to the installer when a visitor sends the details form.',
    subject: 'Details left: {{full_name}}, {{postcode}}',
    email:
      '{{full_name}} left their details.\n\n{{need}}\n{{postcode}}, {{phone}}, {{email}}\n\nThe job sheet is {{job_sheet}} ready: {{link}}',
    text: 'Details left: {{full_name}}, {{postcode}}, {{phone}}. {{need}}. {{link}}',
    sms: false,
    whatsapp: true,
  },
  quote_requested: {
    name: 'Quote requested',
    description: 'Sent to the installer when a visitor asks for a price or a quote.',
    subject: 'Quote wanted: {{need}}',
    email:
      '{{first_name}} asked for a price.\n\n{{need}}\n{{postcode}}, ring {{phone}}, {{best_time}}\n\nThe job sheet is {{job_sheet}} ready: {{link}}',
    text: 'Quote wanted: {{first_name}}, {{postcode}}. {{need}}. {{phone}}. {{link}}',
    sms: false,
    whatsapp: true,
  },
  callback_requested: {
    name: 'Callback requested',
    description: 'Sent to the installer when a visitor wants to be rung or to talk to a person.',
    subject: 'Call back: {{first_name}}, {{phone}}',
    email:
      '{{first_name}} would like a call.\n\nRing {{phone}}, {{best_time}}\n{{need}}, {{postcode}}\n\nRead the chat: {{link}}',
    text: 'Call back {{first_name}}: {{phone}}, {{best_time}}. {{need}}. {{link}}',
    sms: true,
    whatsapp: true,
  },
  conversation_started: {
    name: 'Conversation started',
    description: 'Sent to the installer when a visitor starts a chat.',
    subject: 'New chat on your website',
    email: 'Someone has started a chat on your website.\n\nFollow it or take over: {{link}}',
    text: 'New chat on your website. Follow it: {{link}}',
    sms: false,
    whatsapp: false,
  },
  conversation_ended: {
    name: 'Conversation ended',
    description: 'Sent to the installer once a visitor has not written for 30 minutes.',
    subject: 'Chat ended: {{first_name}}, {{postcode}}',
    email:
      'This chat has ended after {{messages}} messages.\n\n{{need}}\n{{first_name}}, {{postcode}}, {{phone}}\n\nRead it: {{link}}',
    text: 'Chat ended: {{first_name}}, {{postcode}}. {{need}}. {{link}}',
    sms: false,
    whatsapp: false,
  },
  lead_forwarded: {
    name: 'Lead forwarded',
    description: 'Sent to a colleague to whom the installer forwards a lead.',
    subject: 'Lead for you: {{full_name}}, {{postcode}}',
    email:
      '{{contact_name}} forwarded this lead to you.\n\n{{need}}\n{{full_name}}, {{postcode}}, ring {{phone}}, {{best_time}}\nNote: {{note}}\n\nThe job sheet is {{job_sheet}} ready: {{link}}',
    text: 'Lead for you: {{full_name}}, {{postcode}}. {{need}}. Ring {{phone}}, {{best_time}}. Note: {{note}}. {{link}}',
    sms: false,
    whatsapp: true,
  },
  ...appointmentWords,
  ...accountWords,
  daily_summary: {
    name: 'Daily summary',
    description: 'Sent to the installer at six in the evening.',
    subject: '{{day}}: {{leads}} leads, {{hot_leads}} hot',
    email:
      'How your assistant did on {{day}}.\n\n{{leads}} leads, {{hot_leads}} of them hot\n{{chats}} conversations\n{{bookings}} appointments booked\n\nSee them: {{link}}',
    text: '{{day}}: {{chats}} chats, {{leads}} leads, {{hot_leads}} hot, {{bookings}} booked. {{link}}',
    sms: false,
    whatsapp: false,
  },
  lead_received: {
    name: 'Details received',
    description: 'Sent to the visitor who left an email address on the details form.',
    subject: '{{business_name}} has your details',
    email:
      'Hello {{first_name}},\n\nThank you for your details. {{business_name}} will get back to you about: {{need}}.\n\nIf it can’t wait, ring {{business_phone}}. If you smell gas, ring 0800 111 999.',
    text: 'Thank you, {{first_name}}. {{business_name}} has your details and will get back to you.',
    sms: false,
    whatsapp: false,
  },
};

const contentOf = ({ name, description, subject, email, text, sms, whatsapp }: TemplateWords): TemplateContent => ({
  name,
  description,
  channels: {
    email: { enabled: true, subject, body: email },
    sms: { enabled: sms, body: text },
    whatsapp: { enabled: whatsapp, body: text, contentSid: '' },
  },
});

export const defaultTemplates: ReadonlyMap<string, TemplateContent> = new Map(
  Object.entries(words).map(([eventType, each]) => [eventType, contentOf(each)]),
);
