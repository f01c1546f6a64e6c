import { leadViewSchema } from '@pilotlight/contracts/http/leads';
import { randomUUID } from 'node:crypto';
import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import type { InstallerOnBoard } from './people';
import { newInstaller, signIn, Visitor } from './people';

let backend: TestBackend;
let leeds: InstallerOnBoard;
let york: InstallerOnBoard;
let tokens: Readonly<Record<'leeds' | 'york', string>>;
beforeAll(async () => {
  backend = await startTestBackend();
  [leeds, york] = [await newInstaller(backend, 'leeds'), await newInstaller(backend, 'york')];
  tokens = { leeds: await signIn(backend, leeds), york: await signIn(backend, york) };
});
afterAll(() => backend.stop());

const pathOf = (sessionId: string) => `/api/installer/conversations/${sessionId}/lead`;
const look = (sessionId: string, token = tokens.leeds) => backend.call('GET', pathOf(sessionId), { token });
const edit = (sessionId: string, field: string, value: unknown, token = tokens.leeds) =>
  backend.call('PATCH', pathOf(sessionId), { token, body: { field, value } });
const talked = async (...words: string[]): Promise<Visitor> => {
  const visitor = await Visitor.of(backend, leeds);
  for (const each of words) expect((await visitor.say(each)).status).toBe(200);
  return visitor;
};
const broken = 'My combi boiler is broken, no hot water. I am at LS17 8AB';
const eventsOf = async (sessionId: string) =>
  (await backend.events()).filter(({ stream }) => stream === `conversation-${sessionId}`);
const editsOf = async (sessionId: string) =>
  (await eventsOf(sessionId)).filter(({ data }) => data['source'] === 'installer');

describe('the lead of a conversation', () => {
  it('comes with its grade, why, and the job sheet, to the installer and the admin alike', async () => {
    const { sessionId } = await talked(broken, 'Ring me on 07700 900142');
    const { status, json } = await look(sessionId);
    expect(status).toBe(200);
    const view = leadViewSchema.parse(json);
    expect(view.lead).toMatchObject({ phone: '+447700900142', postcode: 'LS17 8AB', current_boiler_type: 'combi' });
    expect(view.grading).toMatchObject({
      grade: 'A',
      facts: { reachable: { holds: true, why: 'gave a phone number' }, ready: { holds: true } },
    });
    expect(view.jobSheet.lines).toContainEqual({ label: 'Phone', value: '07700 900142' });
    const forAdmin = await backend.asAdmin('GET', `/api/installers/leeds/conversations/${sessionId}/lead`);
    expect(leadViewSchema.parse(forAdmin.json)).toEqual({ ...view, notes: null });
  });

  it('is graded anew, in the list too, the moment the installer puts a detail right', async () => {
    const { sessionId } = await talked(broken);
    expect((await look(sessionId)).json['grading']).toMatchObject({ grade: 'C' });
    const { status, json } = await edit(sessionId, 'phone', '07700 900142');
    expect([status, json['grading']?.['grade']]).toEqual([200, 'A']);
    expect((await look(sessionId)).json).toEqual(json);
    const list = await backend.call('GET', `/api/installer/conversations?sessionId=${sessionId}`, {
      token: tokens.leeds,
    });
    expect(list.json).toMatchObject({ conversations: [{ grade: 'A', lead: { phone: '+447700900142' } }] });
    const given = (await eventsOf(sessionId)).filter(({ data }) => data['source'] === 'installer');
    expect(given).toMatchObject([{ type: 'LeadDetailsGiven', meta: { actor: { kind: 'installer', id: 'leeds' } } }]);
  });

  it('holds the later of two edits at once, and one that says the same writes nothing', async () => {
    const { sessionId } = await talked(broken);
    const values = ['Side gate', 'Front door', 'Park in the lane'];
    const answers = await Promise.all(values.map((value) => edit(sessionId, 'access', value)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const told = await editsOf(sessionId);
    expect(told).toHaveLength(3);
    const { json } = await look(sessionId);
    expect(json['lead']).toMatchObject(told.at(-1)?.data['facts'] as object);
    expect((await edit(sessionId, 'access', String(json['lead']?.['access']))).status).toBe(200);
    expect(await editsOf(sessionId)).toHaveLength(3);
  });

  it.each([
    ['email', 'not an address', 'Please enter a valid email address'],
    ['phone', 'soon', 'Please enter a valid phone number'],
    ['postcode', 'LS1', 'Please provide a valid postcode'],
    ['grade', 'A', expect.any(String)],
    ['preferred_from', '2026-11-26', expect.any(String)],
    ['access', 7, expect.any(String)],
  ])('takes no %s of %s', async (field, value, message) => {
    const { sessionId } = await talked(broken);
    const before = await eventsOf(sessionId);
    const { status, json } = await edit(sessionId, field, value);
    expect([status, json['message']]).toEqual([400, message]);
    expect(await eventsOf(sessionId)).toEqual(before);
  });
});

it('looks like none where it is another installer’s, erased, or was never there', async () => {
  const { sessionId } = await talked(broken);
  const erased = (await talked(broken, '07700 900142')).sessionId;
  const erase = await backend.call('POST', `/api/installer/conversations/${erased}/erase`, { token: tokens.leeds });
  expect(erase.status).toBe(200);
  const before = await eventsOf(sessionId);
  const refusals = await Promise.all([
    look(sessionId, tokens.york),
    edit(sessionId, 'phone', '07700 900999', tokens.york),
    backend.asAdmin('GET', `/api/installers/york/conversations/${sessionId}/lead`),
    ...[erased, randomUUID(), 'no-session-id', '%00'].flatMap((each) => [
      look(each),
      edit(each, 'phone', '07700 900999'),
      backend.asAdmin('GET', `/api/installers/leeds/conversations/${each}/lead`),
    ]),
  ]);
  for (const { status, json } of refusals) expect([status, json['message']]).toEqual([404, 'No such conversation']);
  expect(await eventsOf(sessionId)).toEqual(before);
});

it('answers an edit only once the figures count it too', async () => {
  const { sessionId } = await talked(broken);
  const client = await backend.database.connect();
  await client.query('begin; lock table read.insights in access exclusive mode');
  const { status, json } = await edit(sessionId, 'phone', '07700 900142');
  await client.query('rollback');
  client.release();
  expect([status, json['code']]).toEqual([503, 'not-shown-yet']);
});
