import { utimesSync } from 'node:fs';
import { NightlyMaintenance } from '@pilotlight/backend/jobs/nightly-maintenance';
import { photo } from '@pilotlight/backend/conversations/photos/testing/sample-photos';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { type InstallerOnBoard, newInstaller, signIn, Visitor } from './people';
import { filesOf, links, send, upload, uploaded } from './photo-calls';

let backend: TestBackend;
let leeds: InstallerOnBoard;
let office: string;
beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await newInstaller(backend, 'leeds');
  office = await signIn(backend, leeds);
});
afterAll(() => backend.stop());

const get = (path: string): Promise<Response> => fetch(backend.address + path);
const visit = (): Promise<Visitor> => Visitor.of(backend, leeds);

it('clears away by night what was never sent and what nothing knows of, and nothing else', async () => {
  const [sent, unsent, lost] = [await visit(), await visit(), await visit()];
  const small = await photo('jpeg', 40, 30);
  const [one] = await uploaded(sent, small);
  await send(sent, 'Look', [one?.id ?? '']);
  await uploaded(unsent, small);
  await uploaded(lost, small);
  await backend.database.query('delete from access.photos where session_id = $1', [lost.sessionId]);
  const maintenance = backend.app.get(NightlyMaintenance);
  await maintenance.run(new Date());
  expect([sent, unsent, lost].map((each) => filesOf(backend, each).length)).toEqual([2, 2, 2]);
  await backend.database.query(`update access.photos set created_at = now() - interval '25 hours'`);
  const dayAgo = new Date(Date.now() - 25 * 3_600_000);
  for (const file of [...filesOf(backend, lost), ...filesOf(backend, sent)]) utimesSync(file, dayAgo, dayAgo);
  await maintenance.run(new Date());
  expect([sent, unsent, lost].map((each) => filesOf(backend, each).length)).toEqual([2, 0, 0]);
  await maintenance.run(new Date());
  expect((await get((await links(sent))[0]?.url ?? '')).status).toBe(200);
});

describe('when a visitor is erased', () => {
  it('no file and no link is left', async () => {
    const visitor = await visit();
    const [one] = await uploaded(visitor, await photo('jpeg', 40, 30), await photo('jpeg', 40, 30));
    await send(visitor, 'Look', [one?.id ?? '']);
    const url = (await links(visitor))[0]?.url ?? '';
    expect(filesOf(backend, visitor)).toHaveLength(4);
    const erased = await backend.call('POST', `/api/installer/conversations/${visitor.sessionId}/erase`, {
      token: office,
    });
    expect(erased.status).toBe(200);
    expect(filesOf(backend, visitor)).toEqual([]);
    expect((await get(url)).status).toBe(404);
    expect((await upload(visitor, await photo('jpeg', 40, 30))).status).toBe(401);
  });

  it('what a crash left is unreadable at once, and gone with the next start', async () => {
    const visitor = await visit();
    const [one] = await uploaded(visitor, await photo('jpeg', 40, 30));
    await send(visitor, 'Look', [one?.id ?? '']);
    const url = (await links(visitor))[0]?.url ?? '';
    const subject = `conversation-${visitor.sessionId}`;
    await backend.database.query(
      `insert into personal_data.erasures (subject, tenant, session_id, cause) values ($1, 'leeds', $2, 'request')`,
      [subject, visitor.sessionId],
    );
    await backend.database.query('update personal_data.keys set wrapped = null where subject = $1', [subject]);
    const second = await startTestBackend({
      databaseUrl: backend.databaseUrl,
      filesDir: backend.filesDir,
      worker: false,
    });
    try {
      expect((await fetch(second.address + url)).status).toBe(404);
      for (let tries = 0; tries < 100 && filesOf(backend, visitor).length > 0; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
      expect(filesOf(backend, visitor)).toEqual([]);
    } finally {
      await second.stop();
    }
  });
});
