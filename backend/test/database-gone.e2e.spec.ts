import { setTimeout as pause } from 'node:timers/promises';
import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { lineTo } from './cuttable-line';
import type { CuttableLine } from './cuttable-line';
import { newInstaller, Visitor } from './people';

let line: CuttableLine;
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({
    through: async (url) => {
      line = await lineTo(url);
      return line.url;
    },
  });
});
afterAll(async () => {
  await backend.stop();
  await line.cut();
});

it('outlives connections that break under the reads of a dashboard', async () => {
  const paths = ['/api/installers', '/api/installers/none/conversations', '/api/installers/none/analytics'];
  for (let round = 0; round < 10; round++) {
    const reads = paths.flatMap((path) => [backend.asAdmin('GET', path), backend.asAdmin('GET', path)]);
    await pause(round);
    line.tear();
    for (const { status } of await Promise.all(reads)) expect([200, 404, 503]).toContain(status);
  }
  while ((await backend.call('GET', '/readyz')).status !== 200);
  expect((await backend.asAdmin('GET', '/api/installers')).status).toBe(200);
});

it('says 503 quickly while its database is gone, writes nothing by halves, and heals by itself', async () => {
  const visitor = await Visitor.of(backend, await newInstaller(backend, 'leeds'));
  await visitor.say('Hello', { messageId: '00000000-0000-4000-8000-000000000001' });
  const before = await backend.events();
  await Promise.all([line.cut(), backend.logLine?.cut()]);
  const ready = await backend.call('GET', '/readyz');
  expect([ready.status, ready.json['parts']?.['database']]).toEqual([503, 'down']);
  expect((await backend.call('GET', '/healthz')).status).toBe(200);
  const refused = [
    await visitor.say('Are you there?', { messageId: '00000000-0000-4000-8000-000000000002' }),
    await backend.asAdmin('POST', '/api/installers', { slug: 'york', name: 'York' }),
    await backend.asAdmin('GET', '/api/installers'),
  ];
  for (const { status, json, headers, text } of refused) {
    expect([status, json['code'], headers.get('retry-after')]).toEqual([503, 'unavailable', '2']);
    expect(text).not.toMatch(/postgres|ECONN|terminat|test_/i);
  }
  await Promise.all([line.mend(), backend.logLine?.mend()]);
  while ((await backend.call('GET', '/readyz')).status !== 200);
  expect(await backend.events()).toEqual(before);
  expect((await visitor.say('Are you there?', { messageId: '00000000-0000-4000-8000-000000000002' })).status).toBe(200);
  expect((await backend.asAdmin('POST', '/api/installers', { slug: 'york', name: 'York' })).status).toBe(200);
});
