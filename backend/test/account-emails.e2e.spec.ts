import type { DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { streamOf } from '@pilotlight/contracts/catalogue/event-streams';
import { notificationDefaults } from '@pilotlight/contracts/values/notification-event';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { MailServer } from '../src/gateways/email/testing/mail-server';
import { PaymentGateway } from '../src/gateways/payments/payments';
import { INFRASTRUCTURE_OPTIONS, type InfrastructureOptions } from '../src/infrastructure/infrastructure-options';
import { SettleRegistrations } from '../src/registrations/settle-registrations';
import { VerificationTokens } from '../src/secrets/verification-tokens';
import { admin, startTestBackend, type TestBackend } from './backend-under-test';
import { firm, paidRegistration } from './joining-calls';
import { settled } from './settled-notifications';

let mail: MailServer;
let backend: TestBackend;
beforeAll(async () => {
  mail = await MailServer.start();
  const server = { host: '127.0.0.1', port: mail.port, secure: false, requireTls: false, login: null };
  const sender = { name: 'Pilotlight', address: 'alerts@pilotlight.example' };
  backend = await startTestBackend({ developerPages: true, messaging: { email: { by: 'smtp', server, sender } } });
});
afterEach(() => void (mail.received.length = 0));
afterAll(async () => {
  await backend.stop();
  await mail.stop();
});

const slug = 'aire';
const dawn = 'dawn@aire.example';
const verificationId = randomUUID();

/** As a command would bring them about: together, in one stream. */
const happens = async (...events: readonly [DomainEvent, ...DomainEvent[]]): Promise<void> => {
  const { eventStore } = backend.app.get<InfrastructureOptions>(INFRASTRUCTURE_OPTIONS);
  const stream = streamOf(events[0]);
  const known = (await eventStore.readStream(stream)).length;
  await eventStore.append({
    stream,
    expected: known === 0 ? 'no-stream' : known - 1,
    events: events.map((event) => ({ id: randomUUID(), ...event })),
    metadata: { tenant: slug, actor: { kind: 'system', id: null }, correlationId: 'test', causationId: null },
  });
  await settled(backend);
};

/** As it is read: its lines joined, its encoded words (RFC 2047) in letters. */
const subjectOf = (raw: string): string => {
  const [, header = ''] = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(raw) ?? [];
  const encoded = header.replaceAll(/\?=\s+=\?UTF-8\?Q\?/g, '').replaceAll(/\r?\n/g, '');
  return encoded.replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, words: string) =>
    decodeURIComponent(
      words
        .replaceAll('_', ' ')
        .replaceAll('%', '%25')
        .replaceAll(/=([\dA-F]{2})/g, '%$1'),
    ),
  );
};
const sent = () => mail.received.map(({ to, raw }) => `${to.join()}: ${subjectOf(raw).trim()}`).toSorted();
const wordsOf = (raw: string): string => raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

it('tells whoever registers how to verify, and the admin that somebody waits', async () => {
  await happens(
    {
      type: 'InstallerCreated',
      data: { slug, installerId: randomUUID(), name: 'Aire Valley', registrationSource: 'website' },
    },
    { type: 'InstallerLoginEmailSet', data: { slug, installerEmail: dawn, loginHash: 'f00d' } },
    { type: 'InstallerVerificationRequested', data: { slug, verificationId } },
  );
  expect(sent()).toEqual([
    `${dawn}: Please confirm your email address`,
    `${dawn}: Welcome to Pilotlight, Aire Valley`,
    `${admin.email}: New registration: Aire Valley`,
  ]);
  const link = mail.received.find(({ raw }) => raw.includes('Subject: Please confirm your email address'));
  const [, token = ''] = /\/installer\/verify\?token=([\w.-]+)/.exec(wordsOf(link?.raw ?? '')) ?? [];
  expect(backend.app.get(VerificationTokens).read(token)).toEqual({ slug, verificationId });

  const kept = await backend.database.query<{ text: string }>(
    `select text from read.notification_texts where event_type = 'verify_email'`,
  );
  expect(kept.rows).toEqual([{ text: expect.stringContaining(`/installer/verify?token=${verificationId}\n`) }]);
  expect(JSON.stringify(await backend.events())).not.toContain(token);
  const { text } = await backend.asAdmin('GET', '/dev/outbox.json');
  expect(text).toContain(token);
});

it('tells of a payment that fails however the installer wants its alerts, by night and while it is suspended', async () => {
  const ofSubscription = { slug, subscriptionId: 'sub_1' };
  const channels = { email: false, sms: true, whatsapp: false };
  const quietHours = { enabled: true, start: '00:00', end: '23:59', timezone: 'Europe/London' } as const;
  await happens(
    {
      type: 'InstallerNotificationsPreferred',
      data: {
        slug,
        notificationPreferences: { channels, events: { ...notificationDefaults, approved: false }, quietHours },
      },
    },
    { type: 'InstallerAlertsAddressed', data: { slug, emailInbox: 'jobs@aire.example', phoneSms: null } },
    { type: 'InstallerApproved', data: { slug, gasSafe: null, approvalNotes: null } },
    { type: 'InstallerSuspended', data: { slug, cause: 'payment' } },
  );
  const invoice = { ...ofSubscription, invoiceId: 'in_1', amount: 2400, currency: 'gbp' };
  await happens({
    type: 'PaymentFailed',
    data: { ...invoice, attempt: 1, failure: 'expired_card', nextAttemptAt: null },
  });
  expect(mail.received.map(({ to }) => to.join())).toEqual([dawn]);
  const [failed] = mail.received;
  expect(wordsOf(failed?.raw ?? '')).toContain('Your chatbot is off until this is paid.');
});

it('tells a rejected one that its money goes back, once', async () => {
  const rejected = 'barge';
  await happens(
    {
      type: 'InstallerCreated',
      data: { slug: rejected, installerId: randomUUID(), name: 'Barge Heat', registrationSource: 'website' },
    },
    {
      type: 'InstallerLoginEmailSet',
      data: { slug: rejected, installerEmail: 'joe@barge.example', loginHash: 'f11d' },
    },
  );
  mail.received.length = 0;
  await happens({ type: 'InstallerRejected', data: { slug: rejected, reason: 'Not on the register' } });
  await happens({
    type: 'SubscriptionEnded',
    data: { slug: rejected, subscriptionId: 'sub_2', endedAt: '2026-11-27T09:00:00.000Z' },
  });
  expect(sent()).toEqual(['joe@barge.example: We couldn’t approve Barge Heat']);
  expect(wordsOf(mail.received[0]?.raw ?? '')).not.toContain('Not on the register');
});

it('tells whoever paid and never registered that its money goes back, once; its address is sealed in the log', async () => {
  const { email } = firm('Calder Heat');
  await paidRegistration(backend, firm('Calder Heat'));
  const inHalfAnHour = new Date(Date.now() + 30 * 60_000);
  while (!(await backend.events()).some(({ type }) => type === 'RegistrationRefunded')) {
    await backend.app.get(SettleRegistrations).run(inHalfAnHour);
    await pause(50);
  }
  await settled(backend);
  await backend.app.get(SettleRegistrations).run(inHalfAnHour);
  await settled(backend);
  expect(sent()).toEqual(['office@calder-heat.example: We’re refunding your £24.00']);
  const words = wordsOf(mail.received[0]?.raw ?? '').replaceAll(/\s+/g, ' ');
  expect(words).toContain('refunding it in full to the same card');
  expect(JSON.stringify(await backend.stored())).not.toContain(email);
});

it('gives the second of two payments for one email back at once, and says so on the page and by email', async () => {
  const form = firm('Twice Heat');
  const [first, second] = [await paidRegistration(backend, form), await paidRegistration(backend, form)];
  const register = (paymentIntentId: string) =>
    backend.call('POST', '/api/installer/register-with-payment', { body: { ...form, paymentIntentId } });
  expect((await register(first)).status).toBe(200);
  const refused = await register(second);
  expect([refused.status, refused.json]).toMatchObject([
    409,
    {
      message: 'This email is already registered. Please log in instead. Your payment goes back in full.',
      refunded: true,
    },
  ]);
  await settled(backend);
  const payments = backend.app.get(PaymentGateway);
  expect(await payments.payment(first)).toMatchObject({ standing: 'succeeded' });
  expect(await payments.payment(second)).toMatchObject({ standing: 'refunded' });
  const back = mail.received.filter(({ raw }) => subjectOf(raw) === 'We’re refunding your £24.00');
  expect(back.map(({ to }) => to.join())).toEqual([form.email]);
  expect(wordsOf(back[0]?.raw ?? '').replaceAll(/\s+/g, ' ')).toContain('refunding it in full to the same card');
  expect((await register(second)).json).toMatchObject({ refunded: true });
});
