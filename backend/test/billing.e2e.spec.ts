import { signatureOf } from '@pilotlight/backend/gateways/payments/signature';
import { admin, startTestBackend, type TestBackend } from './backend-under-test';
import { until } from './google-calls';
import { firm, firmPassword, goodCard, intentOf, pay, registered } from './joining-calls';
import { newInstaller, signIn } from './people';

const hour = 3_600_000;
const day = 24 * hour;
const renewing = { ...goodCard, number: '4000000000000341' };

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ developerPages: true });
});
afterAll(() => backend.stop());

const advance = (milliseconds: number) =>
  backend.call('POST', '/test-payments/clock', { token: admin.token, body: { advance: milliseconds } });
const installer = async (slug: string): Promise<Readonly<Record<string, unknown>>> => {
  const { json } = await backend.asAdmin('GET', `/api/installers?slug=${slug}`);
  return (json['installers'] as object as Record<string, unknown>[])[0] ?? {};
};
const standsAs = (slug: string, wanted: Readonly<Record<string, unknown>>) =>
  until(async () => {
    const now = await installer(slug);
    return Object.entries(wanted).every(([name, value]) => now[name] === value) && now;
  });
const countOf = async (slug: string, type: string): Promise<number> =>
  (await backend.events()).filter((event) => event.stream === `subscription-${slug}` && event.type === type).length;

/** A firm that has registered, paid by the card and was let in; its slug and session. */
const onBoard = async (name: string, card: object = goodCard): Promise<{ slug: string; token: string }> => {
  const form = firm(name);
  const { email, businessName } = form;
  const opened = await backend.call('POST', '/api/installer/create-registration-payment', {
    body: { email, businessName },
  });
  const clientSecret = String(opened.json['clientSecret']);
  await pay(backend, clientSecret, card);
  const body = { ...form, paymentIntentId: intentOf(clientSecret) };
  const { json } = await backend.call('POST', '/api/installer/register-with-payment', { body });
  await backend.call('POST', '/api/installer/verify-email', { body: { token: json['verificationToken'] } });
  const login = await backend.call('POST', '/api/installer/login', { body: { email, password: firmPassword } });
  const slug = String(login.json['installer']?.['slug']);
  await backend.asAdmin('PATCH', `/api/admin/installers/${slug}/approve`);
  return { slug, token: String(login.json['token']) };
};

// The only firm there is yet: each month that passes renews every other one too.
it('takes money each month for fourteen months, once each', async () => {
  const { slug } = await onBoard('Steady Heating');
  for (let month = 0; month < 14; month += 1) await advance(31 * day);
  await until(async () => (await countOf(slug, 'PaymentReceived')) >= 15);
  expect(await countOf(slug, 'PaymentReceived')).toBe(15);
  expect(await countOf(slug, 'PaymentFailed')).toBe(0);
  const log = await backend.asAdmin('GET', `/api/admin/installers/${slug}/payments`);
  const ids = (log.json['payments'] as object as { stripeEventId: string }[]).map(({ stripeEventId }) => stripeEventId);
  expect(new Set(ids).size).toBe(ids.length);
}, 120_000);

it('puts a chatbot out when a renewal fails, and lights it again once it is paid', async () => {
  const { slug, token } = await onBoard('Renewing Heating', renewing);
  await advance(32 * day);
  await standsAs(slug, { paymentStatus: 'failed', suspendedBy: 'payment' });
  const owing = await backend.call('GET', '/api/installer/billing', { token });
  expect(owing.json['billing']).toMatchObject({
    standing: 'failed',
    failure: 'card_declined',
    nextAttemptAt: expect.any(String),
    // In a short month the second try has failed too.
    entries: expect.arrayContaining([
      expect.objectContaining({ kind: 'suspended', by: 'system', causeId: expect.any(String) }),
      expect.objectContaining({ kind: 'payment-failed' }),
    ]),
  });
  const portal = await backend.call('POST', '/api/installer/billing/portal', { token });
  const { pathname, search } = new URL(String(portal.json['url']));
  const at = pathname + search;
  expect((await backend.call('GET', at)).text).toContain('Test payments');
  const typed = new URLSearchParams({ number: goodCard.number, expMonth: '12', expYear: '31', cvc: '123' });
  const changed = await fetch(`${backend.address}${at}`, { method: 'POST', body: typed });
  expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('nothing is owed')]);
  await standsAs(slug, { paymentStatus: 'active', suspendedBy: null });
});

it('leaves an admin’s suspension as it is, whatever is paid', async () => {
  const { slug } = await onBoard('Barred Heating', renewing);
  await advance(32 * day);
  await standsAs(slug, { suspendedBy: 'payment' });
  await backend.asAdmin('POST', `/api/admin/installers/${slug}/chatbot/suspend`);
  await standsAs(slug, { suspendedBy: 'admin' });
  await backend.asAdmin('PATCH', `/api/admin/installers/${slug}/manual-payment-mode`, { enabled: true });
  expect(await installer(slug)).toMatchObject({ suspendedBy: 'admin', manualPaymentMode: true });
});

it('goes on by manual payment though cards fail, and out where that ends', async () => {
  const { slug } = await onBoard('Manual Heating', renewing);
  await backend.asAdmin('PATCH', `/api/admin/installers/${slug}/manual-payment-mode`, { enabled: true });
  await advance(32 * day);
  await standsAs(slug, { paymentStatus: 'failed', suspendedAt: null });
  await backend.asAdmin('PATCH', `/api/admin/installers/${slug}/manual-payment-mode`, { enabled: false });
  await standsAs(slug, { suspendedBy: 'payment' });
  await backend.asAdmin('PATCH', `/api/admin/installers/${slug}/manual-payment-mode`, { enabled: true });
  await standsAs(slug, { suspendedAt: null });
});

it('cancels with the paid month, may be kept until then, and asks to pay after it', async () => {
  const { slug, token } = await onBoard('Leaving Heating');
  const cancel = () => backend.call('POST', '/api/installer/billing/cancel', { token });
  expect((await cancel()).json['billing']).toMatchObject({ cancelsAtPeriodEnd: true, standing: 'active' });
  const kept = await backend.call('POST', '/api/installer/billing/keep', { token });
  expect(kept.json['billing']).toMatchObject({ cancelsAtPeriodEnd: false });
  await cancel();
  expect(await installer(slug)).toMatchObject({ suspendedAt: null });
  await advance(32 * day);
  await standsAs(slug, { paymentStatus: 'cancelled', suspendedBy: 'payment', stripeSubscriptionId: null });
  const opened = await backend.call('POST', '/api/create-subscription', { token });
  await pay(backend, String(opened.json['clientSecret']));
  const { subscriptionId } = opened.json;
  await backend.call('POST', '/api/confirm-payment', { token, body: { subscriptionId } });
  await standsAs(slug, { paymentStatus: 'active', suspendedAt: null, stripeSubscriptionId: String(subscriptionId) });
});

it('keeps the chatbot out of a firm that is let in after its money went back, until it pays again', async () => {
  const form = firm('Second Chance Heating');
  const verified = { token: await registered(backend, form) };
  await backend.call('POST', '/api/installer/verify-email', { body: verified });
  const slug = 'second-chance-heating';
  await backend.asAdmin('PATCH', `/api/admin/installers/${slug}/suspend`);
  await until(async () => (await countOf(slug, 'SubscriptionEnded')) > 0);
  await backend.asAdmin('POST', `/api/admin/installers/${slug}/reactivate`);
  const login = await backend.call('POST', '/api/installer/login', {
    body: { email: form.email, password: firmPassword },
  });
  const token = String(login.json['token']);
  const opened = await backend.call('POST', '/api/create-subscription', { token });
  const approve = () => backend.asAdmin('PATCH', `/api/admin/installers/${slug}/approve`);
  const payByHand = (enabled: boolean) =>
    backend.asAdmin('PATCH', `/api/admin/installers/${slug}/manual-payment-mode`, { enabled });
  expect((await approve()).status).toBe(409);
  await payByHand(true);
  expect((await approve()).status).toBe(200);
  await payByHand(false);
  await standsAs(slug, { status: 'active', suspendedBy: 'payment' });
  await pay(backend, String(opened.json['clientSecret']));
  await standsAs(slug, { paymentStatus: 'active', suspendedBy: null });
});

it('keeps no money of an installer that is deleted while it opens its subscription', async () => {
  const racing = Array.from({ length: 8 }, async (_, number) => {
    const payer = await newInstaller(backend, `racing-payer-${number}`);
    const token = await signIn(backend, payer);
    const opening = backend.call('POST', '/api/create-subscription', { token });
    const remove = () => backend.asAdmin('DELETE', `/api/admin/installers/${payer.slug}`);
    // The first has opened for certain; of the others, all may be deleted before.
    const [opened] = await Promise.all([opening, number === 0 ? opening.then(remove) : remove()]);
    const { clientSecret } = opened.json;
    if (clientSecret) await pay(backend, String(clientSecret));
    return clientSecret ? [payer.slug] : [];
  });
  const slugs = (await Promise.all(racing)).flat();
  expect(slugs.length).toBeGreaterThan(0);
  for (const slug of slugs)
    await until(
      async () => (await countOf(slug, 'SubscriptionEnded')) + (await countOf(slug, 'SubscriptionLapsed')) > 0,
    );
  for (const slug of slugs)
    await until(async () => (await countOf(slug, 'PaymentRefunded')) === (await countOf(slug, 'PaymentReceived')));
}, 60_000);

it.each([
  ['that nobody signed', () => undefined],
  ['that somebody else signed', (body: string) => signatureOf(body, 'whsec_of_somebody_else', new Date())],
])('believes no word %s', async (_whose, sign) => {
  const { slug, token } = await onBoard(`Forged Heating ${sign('') === undefined ? 'one' : 'two'}`);
  const { json } = await backend.call('GET', '/api/installer/billing', { token });
  const object = { id: json['billing']?.['subscriptionId'], object: 'subscription', status: 'canceled' };
  const forged = { id: `evt_forged_${slug}`, type: 'customer.subscription.deleted', created: 1, data: { object } };
  const body = JSON.stringify(forged);
  const signature = sign(body);
  const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) };
  const answer = await fetch(`${backend.address}/api/stripe/webhook`, { method: 'POST', headers, body });
  expect([answer.status, JSON.stringify(await backend.events())]).toEqual([
    403,
    expect.not.stringContaining(forged.id),
  ]);
  expect(await installer(slug)).toMatchObject({ paymentStatus: 'active', suspendedAt: null });
});
