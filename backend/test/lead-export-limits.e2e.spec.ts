import { installerJobSheetsPdf, installerLeadsCsv } from '@pilotlight/contracts/http/lead-exports';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { until } from './google-calls';
import { shownInLists } from './lead-calls';
import { newInstaller, signIn, Visitor } from './people';

const lines: Readonly<Record<string, unknown>>[] = [];
const line = (some: object) => expect.objectContaining(some);
let backend: TestBackend;
let token: string;
let sessionId: string;
beforeAll(async () => {
  backend = await startTestBackend({ onLogLine: (each) => void lines.push(each) });
  const leeds = await newInstaller(backend, 'leeds');
  token = await signIn(backend, leeds);
  const visitor = await Visitor.of(backend, leeds);
  await visitor.say('No hot water');
  await visitor.lead({ name: 'Zoë Hughes', phone: '07700 900142' });
  await shownInLists(backend, visitor.sessionId);
  sessionId = visitor.sessionId;
});
beforeEach(() => void lines.splice(0));
afterAll(() => backend.stop());

const asked = ({ path }: { path: string }, body: object = {}, signal?: AbortSignal) =>
  fetch(backend.address + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

it('refuses an export in its own words where too many wait, and takes one when another left the queue', async () => {
  const blocking = await backend.database.connect();
  await blocking.query('begin; lock table read.leads in access exclusive mode');
  const leaving = new AbortController();
  try {
    const five = Array.from({ length: 5 }, () => asked(installerLeadsCsv, {}, leaving.signal).catch(() => null));
    const refused = await Promise.race(five);
    expect(await refused?.json()).toMatchObject({
      code: 'busy',
      message: 'Many exports are being made right now. Please try again in a moment.',
    });
    lines.splice(0);
    leaving.abort();
    await Promise.all(five);
    await pause(1_000);
    const four = Array.from({ length: 4 }, () => asked(installerLeadsCsv));
    expect(await Promise.race([...four, pause(500, 'not refused')])).toBe('not refused');
    await blocking.query('rollback');
    for (const answer of await Promise.all(four)) await answer.text();
  } finally {
    await blocking.query('rollback');
    blocking.release();
  }
  expect(lines).not.toContainEqual(line({ level: 'error' }));
});

it('tells the log who took which leads as a table or as job sheets', async () => {
  for (const [route, format] of [
    [installerLeadsCsv, 'csv'],
    [installerJobSheetsPdf, 'pdf'],
  ] as const) {
    await (await asked(route, { ids: [sessionId] })).arrayBuffer();
    const told = { event: 'leads exported', format, actor: 'installer', slug: 'leeds', rows: 1, isWhole: true };
    await until(() => lines.some((each) => each['format'] === format));
    expect(lines).toContainEqual(line(told));
  }
});
