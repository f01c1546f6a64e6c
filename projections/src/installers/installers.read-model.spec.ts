import { ERASED } from '@pilotlight/contracts/events/personal';
import { rowsAfter } from '../testing/given';
import { installer } from '../testing/story';
import { installers } from './installers.read-model';

const acme = installer('acme-heating');
const id = '018f5b7e-1111-4111-8111-111111111111';

const after = (...events: Parameters<typeof rowsAfter>[1][number]['event'][]) =>
  rowsAfter(
    installers,
    events.map((event, index) => ({ event, at: `2026-11-20T10:0${index}:00.000Z` })),
  );

it('shows a new installer as active, unsuspended and with the default branding', () => {
  expect(after(acme.created('Acme Heating', id))).toEqual([
    expect.objectContaining({
      slug: 'acme-heating',
      id,
      name: 'Acme Heating',
      status: 'active',
      suspended_at: null,
      payment_status: 'active',
      created_at: '2026-11-20T10:00:00.000Z',
      branding: expect.objectContaining({ primaryColour: '#00AEEF' }),
      revision: 0,
    }),
  ]);
});

it('keeps the credential of the newest API key, never a key', () => {
  const [row] = after(acme.created('Acme'), acme.keyIssued(id, 1), acme.keyIssued(id.replace('1', '2'), 2));
  expect(row).toMatchObject({ api_key_credential_id: id.replace('1', '2'), key_version: 2, revision: 2 });
});

it('says since when and by whom an installer is suspended, until it is resumed', () => {
  const suspended = after(acme.created('Acme'), acme.suspended('payment'));
  expect(suspended[0]).toMatchObject({ suspended_at: '2026-11-20T10:01:00.000Z', suspended_by: 'payment' });
  const resumed = after(acme.created('Acme'), acme.suspended('payment'), acme.resumed());
  expect(resumed[0]).toMatchObject({ suspended_at: null, suspended_by: null });
});

it('is found by name, slug, either email and domain, in whatever case', () => {
  const [row] = after(
    acme.created('ACME & Söhne'),
    acme.loginEmail('Owner@Acme.co.uk'),
    acme.alerts('inbox@acme.co.uk', '07700 900123'),
    acme.allows('https://acme.example'),
  );
  expect(row?.search.split('\n')).toEqual([
    'acme & söhne',
    'acme-heating',
    'owner@acme.co.uk',
    'inbox@acme.co.uk',
    'https://acme.example',
  ]);
});

it('shows erased details as erased and is not found by them', () => {
  const [row] = after(acme.created('Acme'), acme.loginEmail(ERASED), acme.alerts(ERASED, ERASED));
  expect(row).toMatchObject({ installer_email: ERASED, email_inbox: ERASED, phone_sms: ERASED });
  expect(row?.search).toBe('acme\nacme-heating');
});

it('has no contact left once its account was erased, and is found by its name alone', () => {
  const [row] = after(acme.created('Acme'), acme.loginEmail('owner@acme.co.uk'), acme.erased());
  expect(row).toMatchObject({ name: 'Acme', installer_email: null, email_inbox: null, phone_sms: null });
  expect(row?.search).toBe('acme\nacme-heating');
});

const subscription = { slug: 'acme-heating', subscriptionId: 'sub_1' };
const registered = {
  type: 'InstallerCreated',
  data: { slug: 'acme-heating', installerId: id, name: 'Acme', registrationSource: 'website' },
} as const;
const verified = { type: 'InstallerEmailVerified', data: { slug: 'acme-heating', verificationId: id } } as const;
const approved = {
  type: 'InstallerApproved',
  data: { slug: 'acme-heating', gasSafe: null, approvalNotes: 'Rang Dawn' },
} as const;
const began = { type: 'SubscriptionStarted', data: { ...subscription, customerId: 'cus_1' } } as const;
const invoice = { ...subscription, invoiceId: 'in_1', amount: 2400, currency: 'gbp' };
const paid = {
  type: 'PaymentReceived',
  data: { ...invoice, paidAt: '2026-11-20T09:00:00.000Z', periodEnd: null },
} as const;
const failed = {
  type: 'PaymentFailed',
  data: { ...invoice, attempt: 1, failure: 'card_declined', nextAttemptAt: null },
} as const;

it('shows one that registered by itself as pending, until it is approved', () => {
  expect(after(registered)[0]).toMatchObject({ status: 'pending', verified_at: null });
  expect(after(registered, verified, approved)[0]).toMatchObject({
    status: 'active',
    verified_at: '2026-11-20T10:01:00.000Z',
    approved_at: '2026-11-20T10:02:00.000Z',
    approval_notes: 'Rang Dawn',
  });
});

it('says when a registration was turned down, until that is taken back', () => {
  const rejected = { type: 'InstallerRejected', data: { slug: 'acme-heating', reason: null } } as const;
  expect(after(registered, rejected)[0]).toMatchObject({ status: 'pending', rejected_at: '2026-11-20T10:01:00.000Z' });
  const back = { type: 'InstallerRejectionWithdrawn', data: { slug: 'acme-heating' } } as const;
  expect(after(registered, rejected, back)[0]).toMatchObject({ status: 'pending', rejected_at: null });
});

it('shows how its payments stand, under the revision of its own stream', () => {
  expect(after(registered, began)[0]).toMatchObject({ payment_status: 'unknown', stripe_subscription_id: null });
  expect(after(registered, began, paid)[0]).toMatchObject({
    payment_status: 'active',
    stripe_subscription_id: 'sub_1',
    last_payment_date: '2026-11-20T09:00:00.000Z',
  });
  expect(after(registered, began, paid, failed)[0]).toMatchObject({ payment_status: 'failed', revision: 0 });
  const recovered = { type: 'SubscriptionRecovered', data: subscription } as const;
  expect(after(registered, began, failed, recovered)[0]).toMatchObject({ payment_status: 'active' });
  const ended = { type: 'SubscriptionEnded', data: { ...subscription, endedAt: '2026-12-20T09:00:00.000Z' } } as const;
  expect(after(registered, began, paid, ended)[0]).toMatchObject({
    payment_status: 'cancelled',
    stripe_subscription_id: null,
  });
  const byHand = { type: 'InstallerPaymentModeSet', data: { slug: 'acme-heating', manual: true } } as const;
  expect(after(registered, began, byHand)[0]).toMatchObject({ manual_payment_mode: true, revision: 1 });
});

it('is gone once it is deleted, whatever its payments still bring', () => {
  expect(after(registered, began, acme.deleted())).toEqual([]);
  expect(after(registered, began, acme.deleted(), failed)).toEqual([]);
});

const asked = (changeId: string) =>
  ({ type: 'TrainingChangeAsked', data: { slug: 'acme-heating', changeId, text: 'We close at 4' } }) as const;

it('counts the changes of its training that it asked for, until they are done', () => {
  const done = { type: 'TrainingChangeDone', data: { slug: 'acme-heating', changeId: id } } as const;
  const second = asked(id.replace('1', '2'));
  expect(after(acme.created('Acme'), asked(id), second)[0]).toMatchObject({ changes_asked: 2, revision: 0 });
  expect(after(acme.created('Acme'), asked(id), second, done)[0]).toMatchObject({ changes_asked: 1 });
});
