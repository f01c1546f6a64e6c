import { ownPort } from '@pilotlight/event-store/testing/own-port';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { photo } from '@pilotlight/backend/conversations/photos/testing/sample-photos';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { newInstaller, Visitor } from './people';
import { links, send, upload, uploaded } from './photo-calls';

const lines: Readonly<Record<string, unknown>>[] = [];
let backend: TestBackend;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await ownPort();
  backend = await startTestBackend({ metricsPort, onLogLine: (line) => void lines.push(line) });
});
afterAll(() => backend.stop());

const readiness = async (wanted: string) => {
  for (;;) {
    const { status, json } = await backend.call('GET', '/readyz');
    if (json['status'] === wanted) return { status, photos: json['parts']?.['photos'] };
    await pause(100);
  }
};
const isUp = async (): Promise<string | undefined> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return /^pilotlight_photo_store_up (\d)$/m.exec(text)?.[1];
};

it('a photo store that gives way is told by /readyz and the metrics, while chat goes on and the site stays ready', async () => {
  const visitor = await Visitor.of(backend, await newInstaller(backend, 'leeds'));
  const small = await photo('jpeg', 40, 30);
  const [one] = await uploaded(visitor, small);
  await send(visitor, 'Look', [one?.id ?? '']);
  const [link] = await links(visitor);
  expect([await readiness('ready'), await isUp()]).toEqual([{ status: 200, photos: 'ok' }, '1']);

  renameSync(backend.filesDir, `${backend.filesDir}-away`);
  writeFileSync(backend.filesDir, 'no folder');
  expect([await readiness('degraded'), await isUp()]).toEqual([{ status: 200, photos: 'down' }, '0']);
  expect((await upload(visitor, small)).status).toBe(503);
  expect((await fetch(backend.address + (link?.url ?? ''))).status).toBe(503);
  expect((await visitor.say('My boiler drips')).status).toBe(200);

  rmSync(backend.filesDir);
  renameSync(`${backend.filesDir}-away`, backend.filesDir);
  expect([await readiness('ready'), await isUp()]).toEqual([{ status: 200, photos: 'ok' }, '1']);
  expect((await fetch(backend.address + (link?.url ?? ''))).status).toBe(200);
  const told = lines.filter(({ msg }) => String(msg).startsWith('photos can'));
  expect(told).toMatchObject([
    { level: 50, error: 'FilesUnavailable', place: expect.stringContaining(backend.filesDir) },
    { level: 30, msg: 'photos can be kept and shown again' },
  ]);
});
