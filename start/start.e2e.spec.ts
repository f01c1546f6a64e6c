import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { productTests } from './testing/product-tests';
import type { RunningProduct } from './testing/running-product';
import { demoKey, Visitor } from './testing/visitor';
import { postgresLeftOver } from './testing/running-product';

const tests = productTests();

const password = (dataDir: string, name: 'ADMIN_PASSWORD' | 'AUDITOR_PASSWORD' = 'ADMIN_PASSWORD'): string =>
  z
    .object({ ADMIN_PASSWORD: z.string(), AUDITOR_PASSWORD: z.string() })
    .parse(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')))[name];

const status = async (address: string, path: string): Promise<number> => (await fetch(`${address}${path}`)).status;

const signIn = async ({ address }: RunningProduct, secret: string): Promise<number> => {
  const body = JSON.stringify({ email: 'admin@pilotlight.example', password: secret });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${address}/api/admin/login`, { method: 'POST', headers, body })).status;
};

it('prints one block with where to look and how to sign in, and answers from its last line on', async () => {
  const product = await tests.start();
  expect(await status(product.address, '/readyz')).toBe(200);
  const secret = password(product.dataDir);
  const [, demoPassword = ''] = /office@demo-heating\.example\n +(\S+)\n/.exec(product.said()) ?? [];
  expect(product.said()).toBe(
    [
      '',
      `  Pilotlight       ${product.address}`,
      `  Admin            ${product.address}/admin/login`,
      '                   admin@pilotlight.example',
      `                   ${secret}   (shown once; kept in ${join(product.dataDir, 'secrets.json')})`,
      `  Auditor          ${product.address}/audit/login`,
      '                   auditor@pilotlight.example',
      `                   ${password(product.dataDir, 'AUDITOR_PASSWORD')}   (shown once; kept in ${join(product.dataDir, 'secrets.json')})`,
      `  Demo installer   ${product.address}/installer/login`,
      '                   office@demo-heating.example',
      `                   ${demoPassword}`,
      `  Demo website     ${product.address}/demo`,
      `  Outbox           ${product.address}/dev/outbox`,
      '',
      `ready ${product.address}`,
      '',
    ].join('\n'),
  );
  expect(await signIn(product, secret)).toBe(200);
  expect(await signIn(product, `${secret}x`)).toBe(401);
  for (const path of ['/', '/admin/login', '/installer/login', '/demo', '/dev/outbox', '/widget/pilotlight.js'])
    expect([path, await status(product.address, path)]).toEqual([path, 200]);
});

it('tells by the demo’s assistant what the demo’s website tells', async () => {
  const { address } = await tests.start();
  const visitor = await Visitor.open(address, await demoKey(address));
  const answerTo = async (text: string) => (await visitor.say(randomUUID(), text)).reply?.text;
  expect(await answerTo('What are your opening hours?')).toContain('Monday to Thursday 08:00 to 18:00');
  expect(await answerTo('Do you cover LS6 2AB?')).toMatch(/\byes\b/i);
  expect(await answerTo('Are you Gas Safe registered?')).toContain('Gas Safe');
});

it('keeps its secrets where only their owner can read them', async () => {
  const { dataDir } = await tests.start();
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
});

it('keeps the login from one start to the next, and shows the password once', async () => {
  const first = await tests.start();
  const secret = password(first.dataDir);
  await first.end();
  const second = await tests.start();
  expect(second.said()).not.toContain(secret);
  expect(second.said()).toContain(`password: ADMIN_PASSWORD in ${join(second.dataDir, 'secrets.json')}`);
  expect(await signIn(second, secret)).toBe(200);
});

it('shows the password at the next start where the first one died before it could', async () => {
  const first = tests.launch();
  while (!statSync(join(first.dataDir, 'secrets.json'), { throwIfNoEntry: false })?.size)
    await new Promise((resolve) => setTimeout(resolve, 2));
  await first.end('SIGKILL');
  expect(first.said()).not.toContain('ready');
  const second = await tests.start();
  expect(second.said()).toContain(`${password(second.dataDir)}   (shown once`);
});

it('prints no password that the environment gave', async () => {
  const product = await tests.start({ environment: { ADMIN_PASSWORD: 'chosen by the owner' } });
  expect(product.said()).not.toContain('chosen by the owner');
  expect(product.said()).not.toContain(password(product.dataDir));
  expect(await signIn(product, 'chosen by the owner')).toBe(200);
});

it('runs on a path with spaces', async () => {
  const product = await tests.start({ dataDir: join(dirname(tests.dataDir), 'my data', 'Pilot light') });
  expect(await status(product.address, '/readyz')).toBe(200);
});

it('prints an address that opens when it listens everywhere', async () => {
  const product = await tests.start({ environment: { HOST: '0.0.0.0' } });
  const [, printed = ''] = /^ready (\S+)$/m.exec(product.said()) ?? [];
  expect(printed).toBe(`http://127.0.0.1:${tests.port}`);
  expect(await status(printed, '/demo')).toBe(200);
});

it('comes back with its data when it was killed', async () => {
  const first = await tests.start();
  const secret = password(first.dataDir);
  await first.end('SIGKILL');
  const second = await tests.start();
  expect(await status(second.address, '/readyz')).toBe(200);
  expect(await signIn(second, secret)).toBe(200);
  await second.end();
  expect(await postgresLeftOver(second.dataDir)).toBe(0);
});
