import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { productTests } from './testing/product-tests';
import { postgresLeftOver, stranger } from './testing/running-product';

const tests = productTests({ startedBefore: true });

it('refuses to be the second on a data folder, and leaves the first alone', async () => {
  const first = await tests.start();
  const second = tests.launch({ port: tests.port + 1 });
  expect(await second.ended).toMatchObject({ code: 1 });
  expect(second.said()).toBe(
    `Another Pilotlight is already running on ${tests.dataDir} (process ${first.child.pid})\n`,
  );
  expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
});

it('says that its port is taken, and has started nothing', async () => {
  const other = await stranger(tests.port);
  const product = tests.launch();
  expect(await product.ended).toMatchObject({ code: 1 });
  other.close();
  expect(product.said()).toBe(
    `Port ${tests.port} is taken by another program. Stop that one, or choose another port: PORT=${tests.port + 1}\n`,
  );
  expect(existsSync(tests.dataDir)).toBe(false);
});

it('names each setting that production misses or finds weak, and no value', async () => {
  const environment = {
    NODE_ENV: 'production',
    ADMIN_EMAIL: 'owner@example.co.uk',
    ADMIN_PASSWORD: 'hunter2-canary',
    ADMIN_TOKEN: 'changeme-canary-changeme-canary-changeme',
  };
  const product = tests.launch({ environment });
  expect(await product.ended).toMatchObject({ code: 1 });
  expect(product.said()).toBe(
    [
      "Pilotlight can't start with these settings:",
      '  ADMIN_PASSWORD is weak: at least 16 characters, random, no sample value',
      '  ADMIN_TOKEN is weak: at least 32 bytes, random, no sample value',
      '  MASTER_KEY is missing',
      '  PUBLIC_URL is missing',
      '',
    ].join('\n'),
  );
  expect(existsSync(tests.dataDir)).toBe(false);
});

it('names the address where no PostgreSQL answers, and not the password', async () => {
  const environment = { DATABASE_URL: 'postgres://pilotlight:canary@127.0.0.1:1/pilotlight' };
  const product = tests.launch({ environment });
  expect(await product.ended).toMatchObject({ code: 1 });
  expect(product.said()).toBe(
    "The event store can't be reached (ECONNREFUSED at 127.0.0.1:1). Is PostgreSQL running there, and DATABASE_URL right?\n",
  );
});

it('names a setting that has the wrong shape, and not its value', async () => {
  const product = tests.launch({ environment: { DATABASE_URL: 'canary://somewhere', TRUST_PROXY: 'canary' } });
  expect(await product.ended).toMatchObject({ code: 1 });
  expect(product.said()).toMatch(/^ {2}DATABASE_URL: .+\n {2}TRUST_PROXY: .+\n$/m);
  expect(product.said()).not.toContain('canary');
});

it.each([
  ['another key than the data was sealed with', (): Record<string, string> => ({ MASTER_KEY: 'z'.repeat(43) })],
  [
    'secrets that were thrown away',
    (): Record<string, string> => {
      rmSync(join(tests.dataDir, 'secrets.json'));
      return {};
    },
  ],
])('says which setting is wrong when it is given %s', async (_case, environment) => {
  await (await tests.start()).end();
  const product = tests.launch({ environment: environment() });
  expect(await product.ended).toMatchObject({ code: 1 });
  expect(product.said()).toMatch(
    /^Pilotlight can't start with these settings:\n  MASTER_KEY: not the key this data was sealed with; put back the one of .*\n$/,
  );
  expect(await postgresLeftOver(tests.dataDir)).toBe(0);
});
