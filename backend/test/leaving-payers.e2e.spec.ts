import { LocalPayments } from '@pilotlight/backend/gateways/payments/local/local-payments';
import { PaymentGateway, PaymentsProblem } from '@pilotlight/backend/gateways/payments/payments';
import { Jobs } from '@pilotlight/backend/jobs/jobs';
import { admin, startTestBackend, type TestBackend } from './backend-under-test';
import { until } from './google-calls';
import { firm, registered } from './joining-calls';

const hour = 3_600_000;
const month = 31 * 24 * hour;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ developerPages: true });
});
afterAll(() => backend.stop());

const advance = (milliseconds: number) =>
  backend.call('POST', '/test-payments/clock', { token: admin.token, body: { advance: milliseconds } });
const amountsOf = async (slug: string, type: string): Promise<unknown[]> =>
  (await backend.events())
    .filter((event) => event.stream === `subscription-${slug}` && event.type === type)
    .map(({ data }) => data['amount']);
const paidMonths = async (slug: string, months: number): Promise<void> => {
  for (let passed = 1; passed < months; passed += 1) await advance(month);
  await until(async () => (await amountsOf(slug, 'PaymentReceived')).length >= months);
};
const documents = async (): Promise<string> => {
  const { rows } = await backend.database.query('select document from access.test_payments');
  return JSON.stringify(rows);
};
const remove = (slug: string) => backend.asAdmin('DELETE', `/api/admin/installers/${slug}`);
const isForgotten = (words: readonly string[]) =>
  until(async () => {
    const held = await documents();
    return words.every((word) => !held.includes(word));
  });
const joined = async (name: string) => {
  const form = firm(name);
  const token = await registered(backend, form);
  return { form, token, slug: name.toLowerCase().replaceAll(' ', '-') };
};

it('gives every month back to a firm that waited for approval and was turned down', async () => {
  const { slug } = await joined('Waiting Heating');
  await paidMonths(slug, 3);
  await backend.asAdmin('PATCH', `/api/admin/installers/${slug}/suspend`, { reason: 'Not on the register' });
  await until(async () => (await amountsOf(slug, 'PaymentRefunded')).length >= 3);
  expect(await amountsOf(slug, 'PaymentRefunded')).toEqual(await amountsOf(slug, 'PaymentReceived'));
});

it('gives every month back to a firm that was never let in and is deleted, verified or not, and forgets who it was', async () => {
  const { slug, form } = await joined('Unverified Heating');
  await paidMonths(slug, 2);
  expect(await documents()).toContain(form.email);
  await remove(slug);
  await until(async () => (await amountsOf(slug, 'PaymentRefunded')).length >= 2);
  expect(await amountsOf(slug, 'PaymentRefunded')).toEqual([2400, 2400]);
  await isForgotten([form.email, form.businessName]);
});

it('ends the payments of a firm that was let in and is deleted after months, and keeps what it has had', async () => {
  const { slug, token, form } = await joined('Served Heating');
  await backend.call('POST', '/api/installer/verify-email', { body: { token } });
  await backend.asAdmin('PATCH', `/api/admin/installers/${slug}/approve`);
  await paidMonths(slug, 3);
  await remove(slug);
  await isForgotten([form.email, form.businessName]);
  await until(async () => (await amountsOf(slug, 'SubscriptionEnded')).length === 1);
  await advance(month);
  expect(await amountsOf(slug, 'PaymentReceived')).toEqual([2400, 2400, 2400]);
  expect(await amountsOf(slug, 'PaymentRefunded')).toEqual([]);
  const shown = await until(async () => {
    const { json } = await backend.asAdmin('GET', `/api/admin/installers/${slug}/billing`);
    return json['billing']?.['standing'] === 'cancelled' && json;
  });
  expect(shown).toMatchObject({
    deleted: true,
    billing: {
      invoices: Array.from({ length: 3 }, () => ({ amount: 2400, standing: 'paid' })),
      entries: expect.arrayContaining([expect.objectContaining({ kind: 'subscription-ended' })]),
    },
  });
  const log = await backend.asAdmin('GET', `/api/admin/installers/${slug}/payments`);
  expect(log.json['payments']).toEqual(
    expect.arrayContaining([expect.objectContaining({ eventType: 'invoice.paid', amount: 2400 })]),
  );
  expect((await backend.asAdmin('GET', '/api/admin/installers/never-there/billing')).status).toBe(404);
  expect((await backend.asAdmin('GET', '/api/admin/installers/never-there/payments')).status).toBe(404);
});

it('goes on forgetting until the provider has done it', async () => {
  const { slug, form } = await joined('Stubborn Heating');
  const payments = backend.app.get(PaymentGateway);
  let refusals = 0;
  payments.forget = async () => {
    refusals += 1;
    throw await Promise.resolve(new PaymentsProblem('unknown', 'The payment provider can’t be reached.'));
  };
  await remove(slug);
  const waiting = await until(async () => {
    const { rows } = await backend.database.query<{ state: string; data: Readonly<Record<string, string>> }>(
      `select state, data from job_queue.job where name = 'forget-payer' and data ->> 'slug' = $1`,
      [slug],
    );
    return refusals > 0 && rows[0]?.state === 'retry' && rows[0];
  });
  expect(await documents()).toContain(form.email);
  payments.forget = (...asked) => LocalPayments.prototype.forget.apply(payments, asked);
  await backend.app
    .get(Jobs)
    .queued.find(({ name }) => name === 'forget-payer')
    ?.run(waiting.data);
  await isForgotten([form.email, form.businessName]);
});

it('forgets who began to register and never paid, once nothing can be paid any more', async () => {
  const { email, businessName } = firm('Wavering Heating');
  await backend.call('POST', '/api/installer/create-registration-payment', { body: { email, businessName } });
  expect(await documents()).toContain(email);
  await advance(25 * hour);
  await isForgotten([email, businessName]);
});
