import { type Step, stepInWords } from './steps-in-words';

const at = '2026-11-19T07:12:00.000Z';
const retryAt = '2026-11-19T08:00:00.000Z';

it.each<[Omit<Step, 'at'>, string, string | undefined]>([
  [{ step: 'requested' }, 'Asked for', undefined],
  [{ step: 'requested', retryAt }, 'Asked for', 'Held until 19 Nov 2026, 08:00'],
  [{ step: 'attempted', attempt: 1, provider: 'twilio' }, 'Handed to Twilio', undefined],
  [{ step: 'attempted', attempt: 3, provider: 'smtp' }, 'Handed to the mail server', 'Attempt 3'],
  [{ step: 'sent' }, 'Sent', undefined],
  [
    { step: 'refused', reason: 'provider-busy', retryAt },
    'Refused',
    'The provider was busy. Tried again from 19 Nov 2026, 08:00',
  ],
  [
    { step: 'refused', reason: 'address-refused', detail: '550 no such user', retryAt: null },
    'Refused',
    'The provider refuses this address. 550 no such user. Given up',
  ],
  [
    { step: 'outcome-lost', cause: 'crash' },
    'Nobody knows whether it went out',
    'The process was killed while it was sent',
  ],
  [{ step: 'delivered' }, 'Delivered', undefined],
  [{ step: 'bounced', detail: 'Mailbox full' }, 'Came back', 'Mailbox full'],
  [{ step: 'expired' }, 'Too late to be worth sending', undefined],
  [{ step: 'cancelled', cause: 'installer-suspended' }, 'Called off', 'The installer is suspended'],
  [
    { step: 'resend-requested', by: 'ops@pilotlight.example', detail: 'She rang: nothing came' },
    'Sent again by ops@pilotlight.example',
    'She rang: nothing came',
  ],
])('%j is told as "%s"', (step, title, more) => {
  const told = stepInWords({ at, ...step });
  expect([told.title, told.more]).toEqual([title, more]);
});
