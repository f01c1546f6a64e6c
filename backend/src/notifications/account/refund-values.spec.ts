import type { RefundReason } from '@pilotlight/contracts/events/registration-events';
import { defaultTemplates } from '@pilotlight/notifications/default-templates';
import { emailFooter } from '@pilotlight/notifications/email-footer';
import { definitionOf } from '@pilotlight/notifications/event-types';
import { renderedEmail } from '@pilotlight/notifications/render';
import { refundPage, refundValues } from './refund-values';

const eventType = 'registration_refunded';

const emailOf = (reason: RefundReason) => {
  const template = defaultTemplates.get(eventType);
  if (!template) throw new Error('no words');
  const values = refundValues(reason, 2400, `https://app.pilotlight.example${refundPage(reason)}`);
  expect(Object.keys(values).toSorted()).toEqual([...(definitionOf(eventType)?.variables ?? [])].toSorted());
  return renderedEmail(template.channels.email, { ...values });
};

it('tells whoever paid and never registered that the money goes back, and how to join', () => {
  expect(emailOf('unfinished')).toEqual({
    subject: 'We’re refunding your £24.00',
    text: 'Hello,\n\nSomeone signed up with Pilotlight using this email address and paid £24.00 by card. The registration was not finished, so we’re refunding it in full to the same card. It can take 5 to 10 days to show. We won’t take any more payments.\n\nStill want to join? Carry on here: https://app.pilotlight.example/installer/register\n\nIf it wasn’t you, you can ignore this email.',
  });
});

it.each([
  ['email-taken', 'This address has an account already, so', '/installer/login'],
  ['rejected', 'We could not approve the registration, so', '/installer'],
] as const)('says of a refund as %s why it is, and leads on', (reason, why, page) => {
  const { text } = emailOf(reason);
  expect(text).toContain(why);
  expect(text).toContain(`https://app.pilotlight.example${page}\n`);
});

it('claims no account of who has none', () => {
  const told = {
    audience: 'installer',
    eventType,
    eventName: 'Registration refunded',
    installerName: 'Pilotlight',
  } as const;
  expect(emailFooter(told)).toBe('You get this because this address was used to sign up with Pilotlight.');
});
