import type { AccountEventType } from './account-event-types';
import { safekeepingWords } from './safekeeping-templates';
import type { TemplateWords } from './template-words';

const byEmail = { sms: false, whatsapp: false } as const;

/** What is said of an account: to the installer, and to the admin, who lets it in. */
export const accountWords: Readonly<Record<AccountEventType, TemplateWords>> = {
  verify_email: {
    ...byEmail,
    name: 'Confirm the email',
    description: 'Sent to the installer, always, with the link that confirms its email address.',
    subject: 'Please confirm your email address',
    email:
      'Hello {{contact_name}},\n\nPlease confirm this is your email address. The link works for 24 hours.\n\nConfirm it: {{link}}\n\nIf you didn’t sign up {{business_name}} with Pilotlight, you can ignore this email.',
    text: 'Please confirm your email address: {{link}}',
  },
  registration: {
    ...byEmail,
    name: 'Registration',
    description: 'Sent to the installer when it has signed up.',
    subject: 'Welcome to Pilotlight, {{contact_name}}',
    email:
      'Thanks for signing up {{business_name}}. We’ve received your payment.\n\nNext, confirm your email address with the link in our other email. We’ll then check your registration, and your assistant goes live once it’s approved.\n\nCheck progress: {{link}}',
    text: 'Welcome to Pilotlight. Please confirm your email address with the link we’ve sent you.',
  },
  email_verified: {
    ...byEmail,
    name: 'Email verified',
    description: 'Sent to the installer when its email address is confirmed.',
    subject: 'Your email address is confirmed',
    email:
      'Thanks, {{contact_name}}. Your email address is confirmed.\n\nWe’re checking {{business_name}}’s registration and will email you as soon as it’s approved.',
    text: 'Your email address is confirmed. We’ll tell you when {{business_name}} is approved.',
  },
  approved: {
    ...byEmail,
    name: 'Approved',
    description: 'Sent to the installer when an admin has approved it.',
    subject: '{{business_name}} is approved',
    email:
      'Good news, {{contact_name}}: {{business_name}} is approved.\n\nAdd one line to your website and your assistant starts answering. Sign in to copy it: {{link}}',
    text: '{{business_name}} is approved. Sign in to add the assistant to your website: {{link}}',
  },
  rejected: {
    ...byEmail,
    name: 'Registration turned down',
    description: 'Sent to the installer, always, when an admin has turned its registration down.',
    subject: 'We couldn’t approve {{business_name}}',
    email:
      'Hello {{contact_name}},\n\nWe checked {{business_name}}’s registration and couldn’t approve it. Your subscription has ended.\n\nWe’re refunding your payment in full to the card you used. It can take 5 to 10 days to show.',
    text: 'We couldn’t approve {{business_name}}. We’re refunding your payment in full.',
  },
  ...safekeepingWords,
  payment_failed: {
    ...byEmail,
    name: 'Payment failed',
    description: 'Sent to the installer, always, when a monthly payment fails.',
    subject: 'Your payment of {{amount}} has failed',
    email:
      'Your payment of {{amount}} for {{business_name}} didn’t go through: {{failure}}.\n\n{{chatbot}} {{next_try}}.\n\nPay now or change your card: {{link}}',
    text: 'Your payment of {{amount}} has failed. Pay now or change your card: {{link}}',
  },
  payment_recovered: {
    ...byEmail,
    name: 'Payment arrived after all',
    description: 'Sent to the installer, always, when a payment that had failed has arrived.',
    subject: 'Thanks, we’ve received your payment',
    email: 'Thanks, {{contact_name}}. {{business_name}} is paid up.\n\n{{chatbot}}\n\nSee your payments: {{link}}',
    text: 'Thanks, we’ve received your payment. {{link}}',
  },
  subscription_cancelled: {
    ...byEmail,
    name: 'Subscription cancelled',
    description: 'Sent to the installer, always, when its subscription is to end with the month that is paid.',
    subject: 'Your subscription ends on {{until}}',
    email:
      '{{business_name}}’s subscription is cancelled. We won’t take any more payments.\n\nYour chatbot keeps answering until {{until}}. Changed your mind? You can undo the cancellation until then.\n\nSee it: {{link}}',
    text: 'Your subscription ends on {{until}}. Changed your mind? {{link}}',
  },
  subscription_ended: {
    ...byEmail,
    name: 'Subscription ended',
    description: 'Sent to the installer, always, when its subscription is over.',
    subject: 'Your subscription has ended',
    email:
      '{{business_name}}’s subscription ended on {{until}}. Your chatbot is off.\n\nYour conversations and leads are still there. Subscribe again at any time: {{link}}',
    text: 'Your subscription has ended. Subscribe again at any time: {{link}}',
  },
  registration_refunded: {
    ...byEmail,
    name: 'Registration refunded',
    description: 'Sent, always, to whoever paid for a registration that came to nothing.',
    subject: 'We’re refunding your {{amount}}',
    email:
      'Hello,\n\nSomeone signed up with Pilotlight using this email address and paid {{amount}} by card. {{refund_reason}}, so we’re refunding it in full to the same card. It can take 5 to 10 days to show. We won’t take any more payments.\n\nStill want to join? Carry on here: {{link}}\n\nIf it wasn’t you, you can ignore this email.',
    text: 'We’re refunding your {{amount}} to your card in full. {{link}}',
  },
  registration_waits: {
    ...byEmail,
    name: 'New registration',
    description: 'Sent to the admin when an installer has signed up and paid.',
    subject: 'New registration: {{business_name}}',
    email:
      '{{business_name}} has signed up and paid. They still need to confirm their email address.\n\nSee it: {{link}}',
    text: 'New registration: {{business_name}}. {{link}}',
  },
  registration_ready: {
    ...byEmail,
    name: 'Registration ready for approval',
    description: 'Sent to the admin when an installer that has signed up has confirmed its email address.',
    subject: 'Ready for approval: {{business_name}}',
    email:
      '{{business_name}} has paid and confirmed its email address.\n\nCheck the Gas Safe register, then approve: {{link}}',
    text: 'Ready for approval: {{business_name}}. {{link}}',
  },
  training_change_asked: {
    ...byEmail,
    name: 'Training change asked for',
    description: 'Sent to the admin when an installer asks for a change of what its assistant knows.',
    subject: '{{business_name}} wants a training change',
    email:
      '{{contact_name}} at {{business_name}} has asked for a change to their training:\n\n“{{request}}”\n\nOpen their Training tab: {{link}}',
    text: '{{business_name}} wants a training change. {{link}}',
  },
};
