import { setTimeout as pause } from 'node:timers/promises';
import { type LoggedEvent, startTestBackend, type TestBackend } from './backend-under-test';
import { newInstaller } from './people';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const loginsOf = async (slug: string): Promise<readonly LoggedEvent[]> =>
  (await backend.events()).filter(({ stream, tenant }) => stream.startsWith('login-') && tenant === slug);

const untilReleased = async (slug: string): Promise<void> => {
  while (!(await loginsOf(slug)).some(({ type }) => type === 'LoginReleased')) await pause(20);
};

/** Waits until the policy has gone through the whole log from where its checkpoint stands. */
const untilPassed = async (): Promise<void> => {
  for (;;) {
    const { rows } = await backend.database.query<{ isPassed: boolean }>(
      `select bool_and(position <> '' and updated_at > $1) as "isPassed" from policies.checkpoints`,
      [new Date(Date.now() - 60_000)],
    );
    if (rows[0]?.isPassed) return;
    await pause(20);
  }
};

const moved = async (slug: string): Promise<void> => {
  const { account } = await newInstaller(backend, slug);
  const form = { id: account['id'], slug, name: slug, installerEmail: `new@${slug}.example` };
  expect((await backend.asAdmin('POST', '/api/installers', form)).status).toBe(200);
};

it('gives the former login email back by itself, as what follows from the change', async () => {
  await moved('moving');
  await untilReleased('moving');
  const [claimed, , released] = await loginsOf('moving');
  expect(released).toMatchObject({
    type: 'LoginReleased',
    stream: claimed?.stream,
    meta: { actor: { kind: 'system', id: null }, causationId: expect.any(String) },
  });
});

it('gives it back once, though the whole log comes again to it, here and in another process', async () => {
  await moved('again');
  await untilReleased('again');
  const before = await loginsOf('again');
  const other = await startTestBackend({ databaseUrl: backend.databaseUrl, filesDir: backend.filesDir });
  try {
    await backend.database.query(`update policies.checkpoints set position = '', updated_at = '-infinity'`);
    await untilPassed();
    expect(await loginsOf('again')).toEqual(before);
  } finally {
    await other.stop();
  }
});
