import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { productTests } from './testing/product-tests';
import { postgresLeftOver } from './testing/running-product';
import { demoKey, Visitor } from './testing/visitor';

const tests = productTests({ startedBefore: true });

const isUp = (address: string): Promise<boolean> =>
  fetch(`${address}/healthz`).then(
    () => true,
    () => false,
  );

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends with everything it started on %s', async (signal) => {
  const product = await tests.start();
  expect(await product.end(signal)).toEqual({ code: 0, signal: null });
  expect(await postgresLeftOver(product.dataDir)).toBe(0);
  await expect(fetch(`${product.address}/healthz`)).rejects.toThrow('fetch failed');
});

it('takes Ctrl-C twice as once', async () => {
  const product = await tests.start();
  product.child.kill('SIGINT');
  expect(await product.end('SIGINT')).toEqual({ code: 0, signal: null });
  expect(await postgresLeftOver(product.dataDir)).toBe(0);
});

it('answers a signal that comes while it is starting', async () => {
  const product = tests.launch();
  while (!existsSync(join(product.dataDir, 'postgres', 'postmaster.pid'))) await pause(2);
  expect(await product.end()).toEqual({ code: 0, signal: null });
  expect(product.said()).not.toContain('ready');
  expect(await postgresLeftOver(product.dataDir)).toBe(0);
});

it('ends while visitors are being answered, and keeps what it accepted', async () => {
  const product = await tests.start();
  const key = await demoKey(product.address);
  const visitors = await Promise.all(Array.from({ length: 20 }, () => Visitor.open(product.address, key)));
  const asking = visitors.map(async (visitor) => ({
    visitor,
    heard: await visitor.say(randomUUID(), 'My boiler leaks'),
  }));
  await Promise.race(asking);
  expect(await product.end()).toEqual({ code: 0, signal: null });
  const answers = await Promise.all(asking);

  await tests.start();
  const accepted = answers.filter(({ heard }) => heard.accepted);
  expect(accepted.length).toBeGreaterThan(0);
  for (const { visitor } of accepted)
    expect(await visitor.conversation()).toMatchObject([
      { role: 'user', text: 'My boiler leaks' },
      { role: 'assistant' },
    ]);
});

it.each([
  [
    'sends half a request and no more',
    'POST /api/admin/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  ],
  ['sends nothing at all', ''],
])('ends though somebody %s', async (_case, bytes) => {
  const product = await tests.start();
  const socket = connect(tests.port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  if (bytes) socket.write(bytes);
  expect((await fetch(`${product.address}/readyz`)).status).toBe(200);
  expect(await product.end()).toEqual({ code: 0, signal: null });
  socket.destroy();
});

it('ends when the process that started it is killed', async () => {
  const parent = spawn(process.execPath, [join(__dirname, '..', 'scripts', 'start.mjs')], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(tests.port), DATA_DIR: tests.dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  parent.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  while (!said.includes('\nready ')) await pause(10);
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  const address = `http://127.0.0.1:${tests.port}`;
  while (await isUp(address)) await pause(10);
  const next = await tests.start();
  expect(next.said()).toContain(`ready ${address}`);
});
