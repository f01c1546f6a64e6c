import type { AccountEventType } from './account-event-types';
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
      'Hello {{contact_name}},\n\nplease confirm that this address is yours. The link works for 24 hours.\n\nConfirm it: {{link}}\n\nIf you have not signed up {{business_name}} with Pilotlight, leave this email alone.',
    text: 'Please confirm your email address: {{link}}',
  },
  registration: {
    ...byEmail,
    name: 'Registration',
    description: 'Sent to the installer when it has signed up.',
    subject: 'Welcome to Pilotlight, {{contact_name}}',
    email:
      'Thank you for signing up {{business_name}}. Your payment has arrived.\n\nPlease confirm your email address: another email from us has the link. Then we look at your registration, and your assistant goes live once it is approved.\n\nSee where it stands: {{link}}',
    text: 'Welcome to Pilotlight. Please confirm your email address by the link that we have sent to it.',
  },
  email_verified: {
    ...byEmail,
    name: 'Email verified',
    description: 'Sent to the installer when its email address is confirmed.',
    subject: 'Your email address is confirmed',
    email:
      'Thank you, {{contact_name}}. Your email address is confirmed.\n\nWe are looking at the registration of {{business_name}} and will write to you as soon as it is approved.',
    text: 'Your email address is confirmed. We will tell you once {{business_name}} is approved.',
  },
  approved: {
    ...byEmail,
    name: 'Approved',
    description: 'Sent to the installer when an admin has approved it.',
    subject: '{{business_name}} is approved',
    email:
      'Good news, {{contact_name}}: {{business_name}} is approved.\n\nPut one line on your website and your assistant answers. Sign in to copy it: {{link}}',
    text: '{{business_name}} is approved. Sign in to put the assistant on your website: {{link}}',
  },
  rejected: {
    ...byEmail,
    name: 'Registration turned down',
    description: 'Sent to the installer, always, when an admin has turned its registration down.',
    subject: 'We could not approve {{business_name}}',
    email:
      'Hello {{contact_name}},\n\nwe looked at the registration of {{business_name}} and could not approve it. Your subscription has ended.\n\nYour payment goes back in full to the card that it came from. Banks take 5 to 10 days to show it.',
    text: 'We could not approve {{business_name}}. Your payment goes back to your card in full.',
  },
  password_changed: {
    ...byEmail,
    name: 'Password changed',
    description: 'Sent to the installer, always, when it has changed its password.',
    subject: 'Your password has been changed',
    email:
      'Hello {{contact_name}},\n\nthe password of {{business_name}} has just been changed in its dashboard. Everywhere else it was signed in, it is signed out.\n\nSign in with the new password: {{link}}\n\nIf this was not you, contact us at once: we set another password.',
    text: 'The password of {{business_name}} has been changed. If this was not you, contact us at once.',
  },
  payment_failed: {
    ...byEmail,
    name: 'Payment failed',
    description: 'Sent to the installer, always, when a monthly payment fails.',
    subject: 'Your payment of {{amount}} has failed',
    email:
      'The payment of {{amount}} for {{business_name}} has failed: {{failure}}.\n\n{{chatbot}} {{next_try}}.\n\nPay now or change your card: {{link}}',
    text: 'Your payment of {{amount}} has failed. Pay now or change your card: {{link}}',
  },
  payment_recovered: {
    ...byEmail,
    name: 'Payment arrived after all',
    description: 'Sent to the installer, always, when a payment that had failed has arrived.',
    subject: 'Thank you, your payment has arrived',
    email:
      'Thank you, {{contact_name}}. Nothing is owed for {{business_name}} any more.\n\n{{chatbot}}\n\nSee your payments: {{link}}',
    text: 'Thank you, your payment has arrived. {{link}}',
  },
  subscription_cancelled: {
    ...byEmail,
    name: 'Subscription cancelled',
    description: 'Sent to the installer, always, when its subscription is to end with the month that is paid.',
    subject: 'Your subscription ends on {{until}}',
    email:
      'The subscription of {{business_name}} is cancelled. Nothing more is taken from your card.\n\nYour chatbot goes on answering until {{until}}. Until then you can take the cancellation back.\n\nSee it: {{link}}',
    text: 'Your subscription ends on {{until}}. Take that back: {{link}}',
  },
  subscription_ended: {
    ...byEmail,
    name: 'Subscription ended',
    description: 'Sent to the installer, always, when its subscription is over.',
    subject: 'Your subscription has ended',
    email:
      'The subscription of {{business_name}} ended on {{until}}. Your chatbot no longer answers on your website.\n\nYour conversations and leads are still there. Subscribe again at any time: {{link}}',
    text: 'Your subscription has ended. Subscribe again at any time: {{link}}',
  },
  registration_refunded: {
    ...byEmail,
    name: 'Registration refunded',
    description: 'Sent, always, to whoever paid for a registration that came to nothing.',
    subject: 'Your payment of {{amount}} goes back to you',
    email:
      'Hello,\n\nthis address was given to sign up with Pilotlight, and {{amount}} was paid by card. {{refund_reason}}, so the payment goes back in full to the card that it came from. Banks take 5 to 10 days to show it. Nothing more is taken.\n\nIf you would still like to join, go on here: {{link}}\n\nIf it was not you who paid, leave this email alone.',
    text: 'Your payment of {{amount}} goes back to your card in full. {{link}}',
  },
  connection_off: {
    ...byEmail,
    name: 'Connection switched off',
    description: 'Sent to the installer when leads can no longer be sent to one of its own systems.',
    subject: 'Leads are no longer sent to {{connection}}',
    email:
      'Hello {{contact_name}},\n\nleads of {{business_name}} are no longer sent to {{connection}}. {{off_reason}}, so we have switched the connection off. The leads themselves are safe in your dashboard.\n\nSee what was not delivered, and switch it on again once it works: {{link}}',
    text: 'Leads are no longer sent to {{connection}}. {{off_reason}}. {{link}}',
  },
  registration_waits: {
    ...byEmail,
    name: 'New registration',
    description: 'Sent to the admin when an installer has signed up and paid.',
    subject: 'New registration: {{business_name}}',
    email: '{{business_name}} has signed up and paid. Its email address is still to be confirmed.\n\nSee it: {{link}}',
    text: 'New registration: {{business_name}}. {{link}}',
  },
  registration_ready: {
    ...byEmail,
    name: 'Registration ready for approval',
    description: 'Sent to the admin when an installer that has signed up has confirmed its email address.',
    subject: 'Ready for approval: {{business_name}}',
    email:
      '{{business_name}} has paid and has confirmed its email address.\n\nCheck it with Gas Safe and approve it: {{link}}',
    text: 'Ready for approval: {{business_name}}. {{link}}',
  },
  training_change_asked: {
    ...byEmail,
    name: 'Training change asked for',
    description: 'Sent to the admin when an installer asks for a change of what its assistant knows.',
    subject: '{{business_name}} asks for a change of its training',
    email:
      '{{contact_name}} of {{business_name}} would like the assistant to know something else:\n\n“{{request}}”\n\nIt stands in the Training tab of the installer: {{link}}',
    text: '{{business_name}} asks for a change of its training. {{link}}',
  },
};
