import {
  auditedEvent,
  chainStatus,
  exportChain,
  exportCountHeader,
  type ChainStatus,
} from '@pilotlight/contracts/http/audit';
import { pathOf } from '@pilotlight/contracts/http/route';
import { verifyExport } from '@pilotlight/projections/audit/verify-export';
import { setTimeout as pause } from 'node:timers/promises';
import { found, signInAuditor } from './audit-calls';
import { startTestBackend } from './backend-under-test';
import { logUnderTest } from './event-store-under-test';
import type { TestBackend } from './backend-under-test';
import { newInstaller, Visitor } from './people';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await startTestBackend();
  const leeds = await newInstaller(backend, 'leeds');
  await newInstaller(backend, 'york');
  await (await Visitor.of(backend, leeds)).say('A private matter, 07700 900142');
  token = await signInAuditor(backend);
});
afterAll(() => backend.stop());

const ofLeeds = async () => (await backend.events()).filter(({ tenant }) => tenant === 'leeds');
const ask = (method: string, path: string) => backend.call(method, `/api/audit/installers/leeds/${path}`, { token });
const status = async (): Promise<ChainStatus> => chainStatus.response.parse((await ask('GET', 'chain')).json).chain;

/** The chain once it holds all that has happened to an installer: it follows the log a moment behind. */
const chained = async (): Promise<ChainStatus> => {
  const events = (await ofLeeds()).length;
  for (let attempt = 0; attempt < 100; attempt++) {
    const chain = await status();
    if (chain.count === events) return chain;
    await pause(50);
  }
  throw new Error('The chain did not catch up');
};

/** What a file says of itself, with nothing but the file. */
const verdict = async (text: string) => {
  async function* chunks() {
    yield Buffer.from(text);
  }
  return await verifyExport(chunks());
};

it("holds every event of an installer's and none of another's", async () => {
  const [newest] = await found(backend, token, 'installer=leeds&type=AssistantReplied');
  const chain = await chained();
  expect(chain).toMatchObject({ installerId: 'leeds', upTo: { id: newest?.id, number: newest?.number }, check: null });
  expect(chain.head).toMatch(/^[0-9a-f]{64}$/);
  expect(chain.minutes.reduce((sum, { events }) => sum + events, 0)).toBe(chain.count);
});

it("shows an event's link, the last of which is the head", async () => {
  const { head } = await chained();
  const [newest] = await found(backend, token, 'installer=leeds');
  const { json } = await backend.call('GET', `/api/audit/events/${newest?.id}`, { token });
  expect(auditedEvent.response.parse(json).link?.own).toBe(head);
});

it('is compared with the log when asked, and tells of it from then on', async () => {
  const { upTo } = await chained();
  const { json } = await ask('POST', 'chain/verify');
  const compared = { at: expect.any(String), upTo, since: 0, brokenAt: null };
  expect(chainStatus.response.parse(json).chain.check).toEqual(compared);
  await backend.asAdmin('POST', '/api/admin/installers/leeds/chatbot/suspend');
  await backend.asAdmin('POST', '/api/admin/installers/leeds/reactivate');
  await chained();
  expect((await status()).check).toEqual({ ...compared, since: 2 });
});

it('goes out as a file that proves itself, told beforehand how long it is, without a personal word', async () => {
  const { count } = await chained();
  const answer = await ask('POST', 'export');
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  expect(answer.headers.get(exportCountHeader)).toBe(String(count));
  expect(answer.text.trimEnd().split('\n')).toHaveLength(count + 1);
  expect(answer.text).not.toMatch(/private matter|900142/);
  expect(await verdict(answer.text)).toMatchObject({ whole: true, seal: { chain: 'leeds', count } });
  expect(await verdict(answer.text.replace('leeds', 'lEeds'))).toMatchObject({ whole: false });
});

/** What an intruder in PostgreSQL can change: the log itself where it is kept there, else the chain's link to it. */
const withinReach = {
  postgres: [
    'event_log.events',
    `update event_log.events set data = jsonb_set(data, '{origin}', '"https://elsewhere.example"') where id = $1`,
  ],
  kurrentdb: ['audit.chain', `update audit.chain set hash = sha256('forged') where event_id = $1`],
} as const;

it('names the first event that was tampered with', async () => {
  await chained();
  const [first] = await found(backend, token, 'installer=leeds&type=ConversationStarted');
  const [table, tampering] = withinReach[logUnderTest];
  await backend.database.query(`alter table ${table} disable trigger immutable_rows`);
  await backend.database.query(tampering, [first?.id]);
  const { json } = await ask('POST', 'chain/verify');
  expect(chainStatus.response.parse(json).chain.check?.brokenAt).toEqual({ id: first?.id, number: first?.number });
});

it.each([chainStatus, exportChain])('knows no chain of an installer that does not exist: $path', async (route) => {
  expect((await backend.call(route.method, pathOf(route, { slug: 'hull' }), { token })).status).toBe(404);
});
