import { randomUUID } from 'node:crypto';
import { admin, startTestBackend, type TestBackend } from './backend-under-test';
import { firm, firmPassword, goodCard, intentOf, paidRegistration, pay, registered } from './joining-calls';
import { until } from './google-calls';

const start = '/api/installer/create-registration-payment';
const register = '/api/installer/register-with-payment';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ developerPages: true, trustProxy: true });
});
afterAll(() => backend.stop());

const login = (email: string) =>
  backend.call('POST', '/api/installer/login', { body: { email, password: firmPassword } });
const me = async (token: string) =>
  (await backend.call('GET', '/api/installer/me', { token })).json['installer'] as object as Record<string, unknown>;
const typesOf = async (stream: string): Promise<string[]> =>
  (await backend.events()).filter((event) => event.stream === stream).map(({ type }) => type);

it('lets a firm register, pay, verify its email, be approved and open its chatbot', async () => {
  const form = firm('Leeds Boilers & Sons');
  const token = await registered(backend, form);
  const slug = 'leeds-boilers-and-sons';
  const early = await login(form.email);
  expect(early.json['installer']).toMatchObject({
    slug,
    needsPayment: false,
    stripeSubscriptionId: expect.any(String),
  });
  expect(await me(String(early.json['token']))).toMatchObject({
    status: 'pending',
    verifiedAt: null,
    paymentStatus: 'active',
    allowedDomains: ['https://www.leeds.example'],
    serviceArea: { postcode: 'LS17 8AB' },
    phoneSms: '+447700900123',
    lastPaymentDate: expect.any(String),
  });
  const refused = await backend.asAdmin('PATCH', `/api/admin/installers/${slug}/approve`);
  expect([refused.status, refused.json['message']]).toEqual([409, 'Email must be verified before approval']);

  for (let time = 0; time < 2; time += 1) {
    const { status, json } = await backend.call('POST', '/api/installer/verify-email', { body: { token } });
    expect([status, json['message']]).toEqual([200, 'Email verified successfully!']);
  }
  const waiting = await until(async () => {
    const { json } = await backend.asAdmin('GET', '/api/admin/installers/pending');
    return JSON.stringify(json).includes('"verifiedAt":"') && json;
  });
  expect(waiting).toMatchObject({ installers: [{ slug, verifiedAt: expect.any(String) }], counts: { waiting: 1 } });
  const gasSafe = { number: '512345', nameMatches: true, checkedOn: '2026-11-20' };
  const approved = await backend.asAdmin('PATCH', `/api/admin/installers/${slug}/approve`, { gasSafe });
  expect(approved.json['installer']).toMatchObject({ status: 'active', gasSafe, approvedAt: expect.any(String) });
  const key = String(approved.json['installer']?.['apiKey']);
  const access = await backend.call('POST', `/api/widget/${slug}/access`, {
    origin: 'https://www.leeds.example',
    body: { installerId: slug, origin: 'https://www.leeds.example', key },
  });
  expect(access.status).toBe(200);
});

it('charges nobody for an email that is taken', async () => {
  const form = firm('Taken Heating');
  await registered(backend, form);
  const { email, businessName } = form;
  const again = await backend.call('POST', start, { body: { email: email.toUpperCase(), businessName } });
  expect([again.status, again.json['message']]).toEqual([
    409,
    'This email is already registered. Please log in instead.',
  ]);
});

it('makes one account of one payment, whoever races', async () => {
  const form = firm('Racing Boilers');
  const paymentIntentId = await paidRegistration(backend, form);
  const all = await Promise.all(
    Array.from({ length: 6 }, () => backend.call('POST', register, { body: { ...form, paymentIntentId } })),
  );
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const events = await backend.events();
  const created = events.filter(
    ({ type, data }) => type === 'InstallerCreated' && String(data['name']) === 'Racing Boilers',
  );
  expect(created).toHaveLength(1);
  const other = await backend.call('POST', register, {
    body: { ...form, email: 'else@racing.example', paymentIntentId },
  });
  expect([other.status, other.json['message']]).toEqual([400, 'This payment was made for another email']);
});

it('finds another slug where the name is somebody’s', async () => {
  await registered(backend, firm('Twin Heating'));
  await registered(backend, firm('Twin Heating', { email: 'second@twin.example' }));
  const { json } = await login('second@twin.example');
  expect(json['installer']).toMatchObject({ slug: 'twin-heating-2' });
});

it.each([
  ['of nobody', { paymentIntentId: 'pi_of_nobody' }, /^This payment is not known. Please contact support.$/],
  ['with a common password', { password: 'password1', confirmPassword: 'password1' }, /too common/],
])('is refused for a payment %s', async (_what, wrong, message) => {
  const form = firm(`Firm ${randomUUID().replaceAll(/\d|-/g, '')}`);
  const { status, json } = await backend.call('POST', register, {
    body: { paymentIntentId: 'pi_x', ...form, ...wrong },
  });
  expect([status, json['message']]).toEqual([400, expect.stringMatching(message)]);
});

it('is refused for a payment that nobody made or that was declined', async () => {
  const form = firm('Declined Heating');
  const { email, businessName } = form;
  const opened = await backend.call('POST', start, { body: { email, businessName } });
  const clientSecret = String(opened.json['clientSecret']);
  const paymentIntentId = intentOf(clientSecret);
  expect(await pay(backend, clientSecret, { ...goodCard, number: '4000000000000002' })).toEqual({
    status: 'declined',
    message: 'Your card was declined.',
  });
  const early = await backend.call('POST', register, { body: { ...form, paymentIntentId } });
  expect([early.status, early.json['message']]).toEqual([400, 'This payment has not succeeded']);
  expect(await pay(backend, clientSecret)).toEqual({ status: 'succeeded' });
  expect((await backend.call('POST', register, { body: { ...form, paymentIntentId } })).status).toBe(200);
});

it('sends five links an hour to an email, wherever they are asked for, and says no more of one that nobody has', async () => {
  const form = firm('Flooded Heating');
  await registered(backend, form);
  const asked = async (email: string, from: number) => {
    const headers = { 'x-forwarded-for': `198.51.100.${from}` };
    return (await backend.call('POST', '/api/installer/resend-verification', { body: { email }, headers })).status;
  };
  const answers = { theirs: [] as number[], nobodys: [] as number[] };
  for (let time = 1; time <= 6; time += 1) {
    answers.theirs.push(await asked(time === 6 ? form.email.toUpperCase() : form.email, time));
    answers.nobodys.push(await asked('nobody@flooded.example', 100 + time));
  }
  expect(answers.theirs).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers.nobodys).toEqual(answers.theirs);
  const links = await typesOf('installer-flooded-heating');
  expect(links.filter((type) => type === 'InstallerVerificationRequested')).toHaveLength(6);
});

it('turns a registration down and gives the money back; taken back, it pays again before it is let in', async () => {
  const form = firm('Cowboy Heating');
  const token = await registered(backend, form);
  const slug = 'cowboy-heating';
  await backend.asAdmin('PATCH', `/api/admin/installers/${slug}/suspend`, { reason: 'Not on the register' });
  await until(async () => {
    const types = await typesOf(`subscription-${slug}`);
    return types.includes('PaymentRefunded') && types.includes('SubscriptionEnded');
  });
  const rejected = await until(async () => {
    const { json } = await backend.asAdmin('GET', '/api/admin/installers/pending?filter=rejected');
    return JSON.stringify(json).includes('"paymentStatus":"cancelled"') && json;
  });
  expect(rejected).toMatchObject({
    installers: [{ slug, rejectedAt: expect.any(String), paymentStatus: 'cancelled' }],
  });
  await backend.asAdmin('POST', `/api/admin/installers/${slug}/reactivate`);
  const back = await login(form.email);
  expect(back.json['installer']).toMatchObject({ needsPayment: true });

  await backend.call('POST', '/api/installer/verify-email', { body: { token } });
  const approve = () =>
    backend.asAdmin('PATCH', `/api/admin/installers/${slug}/approve`, { approvalNotes: 'A mistake' });
  const early = await approve();
  expect([early.status, early.json['message']]).toEqual([
    409,
    'Refunded, not paid: it can be approved once it has paid again',
  ]);
  const session = String(back.json['token']);
  expect(await me(session)).toMatchObject({ refundedAt: expect.any(String), stripeSubscriptionId: null });
  const opened = await backend.call('POST', '/api/create-subscription', { token: session });
  expect(await pay(backend, String(opened.json['clientSecret']))).toEqual({ status: 'succeeded' });
  const { subscriptionId } = opened.json;
  await backend.call('POST', '/api/confirm-payment', { token: session, body: { subscriptionId } });
  expect(await me(session)).toMatchObject({ refundedAt: null, stripeSubscriptionId: subscriptionId });
  expect((await approve()).json['installer']).toMatchObject({ status: 'active', approvalNotes: 'A mistake' });
});

it('deletes a firm for good: its people’s words are gone, its payments stay, its slug is taken', async () => {
  const form = firm('Gone Heating');
  const token = await registered(backend, form);
  const slug = 'gone-heating';
  await backend.call('POST', '/api/installer/verify-email', { body: { token } });
  await backend.asAdmin('PATCH', `/api/admin/installers/${slug}/approve`);
  const session = String((await login(form.email)).json['token']);
  const deleted = await backend.call('DELETE', `/api/admin/installers/${slug}`, { token: admin.token });
  expect([deleted.status, deleted.json]).toEqual([200, { success: true, message: 'Installer deleted' }]);
  expect((await backend.call('GET', '/api/installer/me', { token: session })).status).toBe(401);
  await until(async () => (await typesOf(`installer-${slug}`)).includes('SubjectErased'));
  await until(async () => (await typesOf(`subscription-${slug}`)).includes('SubscriptionEnded'));
  expect(JSON.stringify(await backend.events())).not.toContain(form.email);
  const payments = (await backend.events()).filter(({ type, tenant }) => type === 'PaymentReceived' && tenant === slug);
  expect(payments).toMatchObject([{ data: { amount: 2400, currency: 'gbp' } }]);
  const again = await backend.asAdmin('POST', '/api/installers', { slug, name: 'Again' });
  expect([again.status, again.json['message']]).toEqual([409, 'This slug is already taken']);
  await registered(backend, form);
  expect((await login(form.email)).json['installer']).toMatchObject({ slug: 'gone-heating-2' });
});
