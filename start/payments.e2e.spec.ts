import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { demoEmail } from './demo-installer';
import { secretsFile } from './first-start-secrets';
import { command, type Outcome } from './testing/product-command';
import { productTests } from './testing/product-tests';

const tests = productTests({ startedBefore: true });

/** As an operator has it: the settings lie in .env where the command is typed. */
const payments = (...words: string[]): Promise<Outcome> => {
  writeFileSync(join(dirname(tests.dataDir), '.env'), `PORT=${tests.port}\n`);
  return command(tests.dataDir, 'payments', ...words);
};

const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2031, cvc: '123' };
const billingSchema = z.object({
  billing: z.object({ entries: z.array(z.object({ kind: z.string(), amount: z.int().nullable() })) }),
});

/** The demo installer, signed in: what it asks, and what it is answered. */
const demoInstaller = async (address: string) => {
  const { DEMO_PASSWORD } = z
    .object({ DEMO_PASSWORD: z.string() })
    .parse(JSON.parse(readFileSync(secretsFile(tests.dataDir), 'utf8')));
  const ask = async (method: 'GET' | 'POST', path: string, body?: object, token = ''): Promise<unknown> => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return await response.json();
  };
  const signedIn = await ask('POST', '/api/installer/login', {
    email: demoEmail,
    password: DEMO_PASSWORD,
    rememberMe: false,
  });
  const { token } = z.object({ token: z.string() }).parse(signedIn);
  return (method: 'GET' | 'POST', path: string, body?: object) => ask(method, path, body, token);
};

it('lets the next month come: the subscription is charged again, and the installer sees it', async () => {
  const { address } = await tests.start();
  const ask = await demoInstaller(address);
  const opened = z
    .object({ clientSecret: z.string(), subscriptionId: z.string() })
    .parse(await ask('POST', '/api/create-subscription'));
  await ask('POST', '/test-payments/confirm', { clientSecret: opened.clientSecret, card });
  await ask('POST', '/api/confirm-payment', { subscriptionId: opened.subscriptionId });
  const received = async () =>
    billingSchema
      .parse(await ask('GET', '/api/installer/billing'))
      .billing.entries.filter(({ kind }) => kind === 'payment-received')
      .map(({ amount }) => amount);
  expect(await received()).toEqual([2400]);

  const moved = await payments('advance', '32d');
  expect(moved).toMatchObject({ code: 0, error: '' });
  const [, now = ''] = /^By the test payments' clock it is (\S+)\n$/.exec(moved.out) ?? [];
  expect((Date.parse(now) - Date.now()) / 86_400_000).toBeCloseTo(32, 1);
  while ((await received()).length < 2) await pause(50);
  expect(await received()).toEqual([2400, 2400]);
});

it('says what was typed wrong, and moves nothing for it', async () => {
  expect(await payments('advance', '30')).toMatchObject({
    code: 2,
    out: '',
    error: expect.stringMatching(
      /^"30" is no time; write it like 30d, 12h or 45m\nnpm run payments -- advance <time>\n/,
    ),
  });
  expect(await payments('--help')).toMatchObject({ code: 0, out: expect.stringContaining('advance <time>') });
});

it('says what it misses: data, and a product that runs on them', async () => {
  expect(await payments('advance', '30d')).toMatchObject({
    code: 1,
    error: expect.stringContaining('holds no data of Pilotlight: start the product first'),
  });
  await (await tests.start()).end();
  expect(await payments('advance', '30d')).toMatchObject({
    code: 1,
    error: `Nothing answers at http://127.0.0.1:${tests.port}: start the product first\n`,
  });
});

it('says that a product with another admin token answers, or one that takes no test payments', async () => {
  const first = await tests.start({ environment: { ADMIN_TOKEN: 'another-admin-token-of-32-bytes-or-more' } });
  expect(await payments('advance', '30d')).toMatchObject({
    code: 1,
    error: expect.stringContaining('has another ADMIN_TOKEN'),
  });
  await first.end();
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_BASE: 'http://127.0.0.1:1',
  };
  await tests.start({ environment: keys });
  expect(await payments('advance', '30d')).toMatchObject({
    code: 1,
    error: `What answers at http://127.0.0.1:${tests.port} takes no test payments\n`,
  });
});
