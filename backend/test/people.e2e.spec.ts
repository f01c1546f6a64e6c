import { personExportSchema } from '@pilotlight/contracts/http/people';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { PostgresKeyRing } from '@pilotlight/event-store/personal-data/postgres/postgres-key-ring';
import { randomUUID } from 'node:crypto';
import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { everyRow } from './every-row';
import type { InstallerOnBoard } from './people';
import { newInstaller, signIn, Visitor } from './people';

const canary = 'Quartermaine';
const said = `My name is Wilhelmina ${canary} and you can ring me on 07700 900456`;

let backend: TestBackend;
let leeds: InstallerOnBoard;
let york: InstallerOnBoard;
let office: string;
beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await newInstaller(backend, 'leeds');
  york = await newInstaller(backend, 'york');
  office = await signIn(backend, leeds);
});
afterAll(() => backend.stop());

const talked = async (installer: InstallerOnBoard, ...words: string[]): Promise<Visitor> => {
  const visitor = await Visitor.of(backend, installer);
  for (const each of words) expect((await visitor.say(each)).status).toBe(200);
  return visitor;
};
const own = (method: string, sessionId: string, what: string, body?: unknown) =>
  backend.call(method, `/api/installer/conversations/${sessionId}/${what}`, {
    token: office,
    ...(body !== undefined && { body }),
  });

describe('a visitor who is erased by the installer', () => {
  it('is shown nowhere from then on, while the log keeps every event', async () => {
    const visitor = await talked(leeds, said, 'SW1A 1AA is my postcode');
    expect((await own('GET', visitor.sessionId, 'export')).text).toContain(canary);
    expect(await everyRow(backend)).toContain(canary);
    const before = (await backend.events()).filter(({ stream }) => stream.endsWith(visitor.sessionId));

    const { status, json } = await own('POST', visitor.sessionId, 'erase');
    expect([status, json]).toEqual([200, { success: true, message: 'This visitor is erased' }]);

    expect(await everyRow(backend)).not.toMatch(new RegExp(`${canary}|07700 ?900|447700900`));
    const list = await backend.call('GET', `/api/installer/conversations?search=${canary}`, { token: office });
    expect(list.json).toMatchObject({ conversations: [], total: 0 });
    expect((await own('GET', visitor.sessionId, 'export')).text).not.toContain(canary);
    const after = (await backend.events()).filter(({ stream }) => stream.endsWith(visitor.sessionId));
    expect(after.map(({ type }) => type)).toEqual([...before.map(({ type }) => type), 'SubjectErased']);
    expect(JSON.stringify(after)).not.toContain(canary);
    expect(JSON.stringify(after)).toContain(ERASED);
    expect(after.at(-1)).toMatchObject({
      data: { cause: 'request' },
      meta: { actor: { kind: 'installer', id: 'leeds' } },
    });
  });

  it("can't go on with the chat, and the next one is a fresh one", async () => {
    const visitor = await talked(leeds, said);
    await own('POST', visitor.sessionId, 'erase');
    expect((await visitor.say('Are you still there?')).status).toBe(401);
    expect((await visitor.conversation()).status).toBe(401);
    const { key, origin } = leeds;
    const body = { installerId: 'leeds', origin, key, sessionToken: visitor.token };
    const anew = await backend.call('POST', '/api/widget/leeds/access', { origin, body });
    expect(anew.json['sessionId']).not.toBe(visitor.sessionId);
  });

  it('is erased once, however often and by how many at once it is asked for', async () => {
    const visitor = await talked(leeds, said);
    const answers = await Promise.all([1, 2, 3].map(() => own('POST', visitor.sessionId, 'erase')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await own('POST', visitor.sessionId, 'erase')).status).toBe(200);
    const erasures = (await backend.events()).filter(
      ({ type, stream }) => type === 'SubjectErased' && stream.endsWith(visitor.sessionId),
    );
    expect(erasures).toHaveLength(1);
  });

  it('takes along the same person’s other conversations where that is wished, and nobody else’s', async () => {
    const email = `jo-${randomUUID()}@example.com`;
    const [one, two] = [await talked(leeds, `Write to ${email}`), await talked(leeds, `I'm ${email} again`)];
    const elsewhere = await talked(york, `Write to ${email}`);
    const stranger = await talked(leeds, 'Write to sam@example.com');
    expect((await own('GET', one.sessionId, 'same-person')).json).toEqual({ sessionIds: [two.sessionId] });

    const { json } = await own('POST', one.sessionId, 'erase', { everyConversation: true });
    expect(json['message']).toBe('This visitor is erased, in 2 conversations');
    for (const gone of [one, two]) expect((await gone.conversation()).status).toBe(401);
    for (const there of [elsewhere, stranger]) expect((await there.conversation()).status).toBe(200);
  });
});

it('answers for an erased or unknown visitor as for one of another installer', async () => {
  const theirs = await talked(york, said);
  const refusals = await Promise.all(
    [theirs.sessionId, randomUUID(), 'no-session-id', '%00'].flatMap((sessionId) => [
      own('POST', sessionId, 'erase'),
      own('GET', sessionId, 'export'),
      own('GET', sessionId, 'same-person'),
      backend.asAdmin('POST', `/api/installers/leeds/conversations/${sessionId}/erase`),
      backend.asAdmin('GET', `/api/installers/leeds/conversations/${sessionId}/export`),
    ]),
  );
  for (const { status, json } of refusals) expect([status, json['message']]).toEqual([404, 'No such conversation']);
  expect((await theirs.conversation()).status).toBe(200);
});

it('gives the admin all that is kept on one person, in all of its conversations with one installer', async () => {
  const email = `ann-${randomUUID()}@example.com`;
  const [one, two] = [await talked(leeds, `I'm Ann, ${email}`), await talked(leeds, `${email}: my boiler drips`)];
  await talked(york, `Write to ${email}`);
  const { json } = await backend.asAdmin('GET', `/api/installers/leeds/conversations/${two.sessionId}/export`);
  const exported = personExportSchema.parse(json);
  expect(exported.conversations.map(({ sessionId }) => sessionId)).toEqual([one.sessionId, two.sessionId]);
  expect(exported.conversations[0]).toMatchObject({
    origin: leeds.origin,
    details: { email },
    messages: [{ from: 'visitor', text: `I'm Ann, ${email}` }, { from: 'assistant' }],
    access: { openedAt: expect.any(String) },
  });
  expect(exported.conversations[1]?.events.map(({ type }) => type)).toContain('LeadDetailsGiven');
});

it('takes no word between the end of the key and the log hearing of it', async () => {
  const visitor = await talked(leeds, 'Hello');
  const subject = `conversation-${visitor.sessionId}`;
  await backend.database.query('update personal_data.keys set wrapped = null where subject = $1', [subject]);
  backend.app.get(PostgresKeyRing).forget(subject);
  const { status, json } = await visitor.say('One more thing');
  expect([status, json['message']]).toEqual([409, 'Nothing more is kept here: it was erased']);
  expect(JSON.stringify(await backend.events())).not.toContain('One more thing');
});

it('finishes at the next start what a crash left half erased', async () => {
  const visitor = await talked(leeds, said);
  const subject = `conversation-${visitor.sessionId}`;
  const insert = `insert into personal_data.erasures (subject, tenant, session_id, cause) values ($1, 'leeds', $2, 'request')`;
  await backend.database.query(insert, [subject, visitor.sessionId]);
  await backend.database.query('update personal_data.keys set wrapped = null where subject = $1', [subject]);
  const { databaseUrl } = backend;
  const second = await startTestBackend({ databaseUrl, worker: false });
  try {
    const finished = 'select finished_at is not null as finished from personal_data.erasures where subject = $1';
    for (let tries = 0; tries < 100; tries += 1) {
      const { rows } = await backend.database.query<{ finished: boolean }>(finished, [subject]);
      if (rows[0]?.finished) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const events = (await backend.events()).filter(({ stream }) => stream === subject);
    expect(events.at(-1)?.type).toBe('SubjectErased');
    expect((await visitor.say('Hello?')).status).toBe(401);
  } finally {
    await second.stop();
  }
});
