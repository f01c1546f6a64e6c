import { randomUUID, type UUID } from 'node:crypto';
import { Client } from 'pg';
import { NightlyMaintenance } from '@pilotlight/backend/jobs/nightly-maintenance';
import { photo } from '@pilotlight/backend/conversations/photos/testing/sample-photos';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { type InstallerOnBoard, newInstaller, Visitor } from './people';
import { send, uploaded } from './photo-calls';

let lines: Readonly<Record<string, unknown>>[];
let backend: TestBackend;
let leeds: InstallerOnBoard;
const onLogLine = (line: Readonly<Record<string, unknown>>): void => void lines.push(line);
/** What kept the tags of a message's photos from being told. */
const untold = () => lines.flatMap((line) => (line['event'] === "photos' tags not kept" ? [line['error']] : []));
beforeEach(async () => {
  lines = [];
  backend = await startTestBackend({ onLogLine });
  leeds = await newInstaller(backend, 'leeds');
});
afterEach(() => backend.stop());

const until = async <Found>(look: () => Promise<Found | undefined>): Promise<Found> => {
  for (let tries = 0; tries < 3_000; tries += 1) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('It never came');
};

/** The connections that wait for the table of uploads, the first to wait first; once there are so many or more. */
const waiting = (count: number): Promise<readonly number[]> =>
  until(async () => {
    const { rows } = await backend.database.query<{ pid: number }>(
      `select pid from pg_locks where relation = 'access.photos'::regclass and not granted order by waitstart`,
    );
    return rows.length >= count ? rows.map(({ pid }) => pid) : undefined;
  });

/** A connection of its own that asks for the whole table of uploads; it lets go of it at its end. */
const locking = async (): Promise<{ client: Client; locked: Promise<unknown> }> => {
  const client = new Client({
    connectionString: backend.databaseUrl,
    options: '-c idle_in_transaction_session_timeout=0',
  });
  // A test that failed leaves it to the end of the database.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  return { client, locked: client.query('lock table access.photos in access exclusive mode') };
};

const eventsOf = async ({ sessionId }: Visitor) =>
  (await backend.events()).filter(({ stream }) => stream === `conversation-${sessionId}`);
const tagsOf = async (visitor: Visitor) =>
  (await eventsOf(visitor)).flatMap(({ type, data }) =>
    type === 'PhotoTagged' ? [[data['photoId'], data['slot']]] : [],
  );

/**
 * Somebody tags a photo while its message is being written, and what reads the uploads again for the tag is cut off once it is.
 */
const cutOff = async (visitor: Visitor, photoId: string, messageId: UUID): Promise<void> => {
  const first = await locking();
  await first.locked;
  const answer = send(visitor, 'Here is my boiler', [photoId], messageId);
  // Where a wait fails, that is what the test tells.
  answer.catch(() => undefined);
  await waiting(1);
  const second = await locking();
  try {
    await waiting(2);
    // Locks are had in the order in which they were asked for.
    await first.client.end();
    await second.locked;
    await second.client.query(`update access.photos set slot = 'data-plate' where photo_id = $1`, [photoId]);
    await until(async () => (await eventsOf(visitor)).find(({ type }) => type === 'PhotosReceived'));
    const [pid] = await waiting(1);
    await backend.database.query('select pg_terminate_backend($1)', [pid]);
    // The message was received, and is answered all the same.
    expect((await answer).status).toBe(200);
    expect(untold()).toHaveLength(1);
    await second.client.query('commit');
  } finally {
    await second.client.end();
  }
};

interface CutOff {
  readonly visitor: Visitor;
  readonly photoId: string;
  readonly messageId: UUID;
  readonly restarted: TestBackend;
}

const ways: readonly (readonly [string, (cut: CutOff) => Promise<unknown>])[] = [
  [
    'the message sent again',
    ({ visitor, photoId, messageId }) => send(visitor, 'Here is my boiler', [photoId], messageId),
  ],
  ['the next message', ({ visitor }) => visitor.say('Are you there?')],
  [
    'the nightly maintenance',
    async ({ restarted }) => {
      await restarted.database.query(`update access.photos set created_at = now() - interval '25 hours'`);
      await restarted.app.get(NightlyMaintenance).run(new Date());
    },
  ],
];

it.each(ways)('a tag that a crash kept from the log is told by %s, once', async (_, goOn) => {
  const visitor = await Visitor.of(backend, leeds);
  const [uploadedPhoto] = await uploaded(visitor, await photo('jpeg', 40, 30));
  const photoId = uploadedPhoto?.id ?? '';
  const messageId = randomUUID();
  await cutOff(visitor, photoId, messageId);
  expect(await tagsOf(visitor)).toEqual([]);
  // Another process, which remembers nothing.
  const restarted = await startTestBackend({ databaseUrl: backend.databaseUrl, filesDir: backend.filesDir });
  try {
    await goOn({ visitor: visitor.over(restarted), photoId, messageId, restarted });
    expect(await tagsOf(visitor)).toEqual([[photoId, 'data-plate']]);
    await visitor.over(restarted).say('Thank you');
    expect(await tagsOf(visitor)).toHaveLength(1);
  } finally {
    await restarted.stop();
  }
});

it('what is said beside photos waits for no uploads once their tags are told, and no danger ever does', async () => {
  const visitor = await Visitor.of(backend, leeds);
  const [uploadedPhoto] = await uploaded(visitor, await photo('jpeg', 40, 30));
  await send(visitor, 'Here is my boiler', [uploadedPhoto?.id ?? '']);
  const { databaseUrl, filesDir } = backend;
  const restarted = await startTestBackend({ databaseUrl, filesDir, onLogLine });
  const { client, locked } = await locking();
  try {
    await locked;
    expect((await visitor.say('Are you there?')).status).toBe(200);
    expect((await visitor.over(restarted).say('I can smell gas')).json).toMatchObject({ card: { hazard: 'gas' } });
    // Whoever had asked for them would have been told that they can't be had.
    expect(untold()).toEqual([]);
  } finally {
    await client.end();
    await restarted.stop();
  }
});
