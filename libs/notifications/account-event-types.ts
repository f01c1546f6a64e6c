import type { VariableName } from './variables';

const account = ['contact_name', 'business_name', 'link'] as const satisfies readonly VariableName[];

/** By email to the login address, whatever stands of alerts, and to one that is not let in or suspended, too. */
const ofAccount = {
  group: 'Account',
  audience: 'installer',
  isOfAccount: true,
  isCritical: false,
  worthHours: 72,
  variables: account,
  linkLabel: 'Open Pilotlight',
} as const;
const ofPayment = { ...ofAccount, linkLabel: 'Open billing' } as const;
const ofConnection = { ...ofAccount, linkLabel: 'Open connections' } as const;
const ofAdmin = { ...ofAccount, audience: 'admin', isOfAccount: false, linkLabel: 'Open the dashboard' } as const;

export const accountEventTypes = {
  verify_email: { ...ofAccount, worthHours: 24, linkLabel: 'Confirm your email address' },
  registration: ofAccount,
  email_verified: ofAccount,
  approved: ofAccount,
  rejected: ofAccount,
  password_changed: { ...ofAccount, linkLabel: 'Sign in' },
  payment_failed: { ...ofPayment, variables: ['amount', 'failure', 'chatbot', 'next_try', ...account] },
  payment_recovered: { ...ofPayment, variables: ['chatbot', ...account] },
  subscription_cancelled: { ...ofPayment, variables: ['until', ...account] },
  subscription_ended: { ...ofPayment, variables: ['until', ...account] },
  registration_refunded: {
    ...ofAccount,
    isOfRegistration: true,
    variables: ['amount', 'refund_reason', 'link'],
  },
  connection_added: { ...ofConnection, variables: ['connection', 'host', ...account] },
  connection_off: { ...ofConnection, variables: ['connection', 'off_reason', ...account] },
  system_key_issued: { ...ofAccount, variables: ['key_rights', ...account], linkLabel: 'Open API keys' },
  registration_waits: ofAdmin,
  registration_ready: ofAdmin,
  training_change_asked: { ...ofAdmin, variables: ['request', ...account] },
} as const;
export type AccountEventType = keyof typeof accountEventTypes;
