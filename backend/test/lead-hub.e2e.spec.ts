import {
  adminLeadCounts,
  adminLeads,
  installerLeads,
  installerLeadSelection,
  setLeadStages,
} from '@pilotlight/contracts/http/lead-hub';
import { randomUUID } from 'node:crypto';
import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { until } from './google-calls';
import { newInstaller, signIn, Visitor } from './people';

let backend: TestBackend;
let tokens: Readonly<Record<'leeds' | 'york', string>>;
let ids: readonly string[];
let theirs: string;

const given = [
  { name: 'Amy Holt', email: 'amy@example.com', phone: '07700 900101', postcode: 'LS6 2AB' },
  { name: 'Bob %_\\ Khan', email: 'bob@example.com', phone: '07700 900102', postcode: 'LS1 1AA' },
  { name: 'Cat Holt', email: 'cat@example.com', phone: '07700 900103', postcode: 'M1 1AE' },
];

beforeAll(async () => {
  backend = await startTestBackend();
  const leeds = await newInstaller(backend, 'leeds');
  const york = await newInstaller(backend, 'york');
  tokens = { leeds: await signIn(backend, leeds), york: await signIn(backend, york) };
  const leave = async (installer: typeof leeds, lead: object) => {
    const visitor = await Visitor.of(backend, installer);
    const { status, text } = await visitor.lead(lead);
    if (status !== 200) throw new Error(text);
    return visitor.sessionId;
  };
  const left: string[] = [];
  for (const lead of given) left.push(await leave(leeds, lead));
  ids = left;
  theirs = await leave(york, {
    name: 'Amy Holt',
    email: 'amy@example.com',
    phone: '07700 900101',
    postcode: 'YO1 7HH',
  });
  const known = 'select from read.leads where lead_at is not null';
  await until(async () => (await backend.database.query(known)).rowCount === 4);
});
afterAll(() => backend.stop());

const asOwner = (path: string, token = tokens.leeds) => backend.call('GET', path, { token });
const own = async (query: string, token?: string) => {
  const { json } = await asOwner(`/api/installer/leads${query}`, token);
  return installerLeads.response.parse(json);
};
const namesOf = (leads: readonly { name?: string | undefined }[]) => leads.map(({ name }) => name?.split(' ')[0]);
const set = (changes: readonly object[], token = tokens.leeds) =>
  backend.call('POST', '/api/installer/leads/stages', { token, body: { changes } });
const outcomesOf = ({ json }: { json: unknown }) => setLeadStages.response.parse(json).outcomes;
const stagesOf = async () => {
  const { leads } = await own('');
  return Object.fromEntries(leads.map(({ sessionId, stage }) => [sessionId, stage]));
};
const eventsOf = async (sessionId: string) =>
  (await backend.events()).filter(
    ({ stream, type }) => stream === `conversation-${sessionId}` && type === 'LeadStageSet',
  );

it('shows an installer its own leads, an admin those of all, newest first', async () => {
  expect(namesOf((await own('')).leads)).toEqual(['Cat', 'Bob', 'Amy']);
  expect((await own('', tokens.york)).leads).toMatchObject([{ sessionId: theirs, installerName: 'Firm york' }]);
  const all = adminLeads.response.parse((await backend.asAdmin('GET', '/api/leads')).json);
  expect(all.leads.map(({ installerId }) => installerId)).toEqual(['york', 'leeds', 'leeds', 'leeds']);
  const one = adminLeads.response.parse((await backend.asAdmin('GET', '/api/leads?installer=york')).json);
  expect(one.leads.map(({ sessionId }) => sessionId)).toEqual([theirs]);
});

it.each([
  ['?search=holt', ['Cat', 'Amy']],
  ['?search=0770+0900+102', ['Bob']],
  ['?search=%25_', ['Bob']],
  ['?search=leeds&stage=new', ['Bob', 'Amy']],
  ['?area=M', ['Cat']],
  ['?area=LS&search=amy', ['Amy']],
  ['?stage=won', []],
  ['?to=2020-01-01', []],
  ['?installer=york', ['Cat', 'Bob', 'Amy']],
  [`?search=${'x'.repeat(200)}`, []],
])('narrowed by %s shows %j', async (query, names) => {
  expect(namesOf((await own(query)).leads)).toEqual(names);
});

it.each([
  '?grade=D',
  '?stage=sold',
  '?area=leeds',
  '?from=yesterday',
  '?pageSize=201',
  '?cursor=x',
  `?search=${'x'.repeat(201)}`,
])('refuses %s calmly', async (query) => {
  const { status, json } = await asOwner(`/api/installer/leads${query}`);
  expect([status, json['code']]).toEqual([400, 'invalid']);
});

it('takes a search that holds NUL or half a character calmly', async () => {
  for (const search of ['%00', 'a%00b', '%ED%A0%80'])
    expect([200, 400]).toContain((await asOwner(`/api/installer/leads?search=${search}`)).status);
});

it('turns pages by a cursor, and counts', async () => {
  const first = await own('?pageSize=2');
  const second = await own(`?pageSize=2&cursor=${first.next}`);
  expect([namesOf(first.leads), namesOf(second.leads), second.next]).toEqual([['Cat', 'Bob'], ['Amy'], null]);
  const { json } = await backend.asAdmin('GET', '/api/leads/counts?area=LS');
  const counts = adminLeadCounts.response.parse(json);
  expect([counts.found, counts.stage['new'], counts.stage['won']]).toEqual([
    { count: 2, more: false },
    { count: 2, more: false },
    { count: 0, more: false },
  ]);
  const selected = (await asOwner('/api/installer/leads/selection?area=LS')).json;
  expect(installerLeadSelection.response.parse(selected)).toMatchObject({ leads: [{ stage: 'new' }, {}], more: false });
});

describe('the stages of many leads', () => {
  it('are set by one event each, and say of each what came of it; another installer’s is as unknown as none', async () => {
    const nobody = randomUUID();
    const answer = await set([
      { sessionId: ids[0], stage: 'contacted' },
      { sessionId: theirs, stage: 'contacted' },
      { sessionId: nobody, stage: 'contacted' },
      { sessionId: ids[1], stage: 'won', reason: 'price' },
      { sessionId: ids[2], stage: 'lost', reason: 'elsewhere' },
    ]);
    expect(outcomesOf(answer)).toEqual([
      {
        sessionId: ids[0],
        outcome: 'changed',
        message: null,
        before: { stage: 'new', reason: null, valuePence: null },
      },
      { sessionId: theirs, outcome: 'failed', message: 'No such conversation', before: null },
      { sessionId: nobody, outcome: 'failed', message: 'No such conversation', before: null },
      { sessionId: ids[1], outcome: 'failed', message: 'Only a lost lead has a reason for being lost', before: null },
      {
        sessionId: ids[2],
        outcome: 'changed',
        message: null,
        before: { stage: 'new', reason: null, valuePence: null },
      },
    ]);
    expect(await stagesOf()).toEqual({ [ids[0] ?? '']: 'contacted', [ids[1] ?? '']: 'new', [ids[2] ?? '']: 'lost' });
    expect(await eventsOf(theirs)).toEqual([]);
  });

  it('go back where they were, unless somebody has moved one on since', async () => {
    await set([{ sessionId: ids[2], stage: 'quoted' }]);
    const back = await set([
      { sessionId: ids[0], stage: 'new', from: 'contacted' },
      { sessionId: ids[2], stage: 'new', from: 'lost' },
    ]);
    expect(outcomesOf(back)).toMatchObject([
      { outcome: 'changed' },
      { outcome: 'failed', message: 'This lead has been marked quoted meanwhile' },
    ]);
    expect(await stagesOf()).toMatchObject({ [ids[0] ?? '']: 'new', [ids[2] ?? '']: 'quoted' });
  });

  it('bring the value of a won job back with it', async () => {
    await set([{ sessionId: ids[0], stage: 'won', valuePence: 245_000 }]);
    const lost = await set([{ sessionId: ids[0], stage: 'lost', reason: 'price' }]);
    expect(outcomesOf(lost)).toMatchObject([{ before: { stage: 'won', valuePence: 245_000 } }]);
    await set([{ sessionId: ids[0], stage: 'won', valuePence: 245_000, from: 'lost' }]);
    expect((await eventsOf(ids[0] ?? '')).at(-1)).toMatchObject({ data: { stage: 'won', valuePence: 245_000 } });
    await set([{ sessionId: ids[0], stage: 'new' }]);
  });

  it('end as one of two wanted who set them at once, each lead whole and each told what it replaced', async () => {
    const wanted = ids.map((sessionId) => ({ sessionId }));
    const [won, lost] = await Promise.all([
      set(wanted.map((each) => ({ ...each, stage: 'won' }))),
      set(wanted.map((each) => ({ ...each, stage: 'lost', reason: 'price' }))),
    ]);
    const stages = await stagesOf();
    for (const [index, sessionId] of ids.entries()) {
      const events = (await eventsOf(sessionId)).slice(-2);
      const [first, second] = events.map(({ data }) => data);
      expect(new Set([first?.['stage'], second?.['stage']])).toEqual(new Set(['won', 'lost']));
      expect(second?.['previous']).toBe(first?.['stage']);
      expect(stages[sessionId]).toBe(second?.['stage']);
      const later = outcomesOf(second?.['stage'] === 'won' ? won : lost)[index];
      expect(later?.before?.stage).toBe(first?.['stage']);
    }
  });

  it.each([
    ['nobody', []],
    ['more than a turn', Array.from({ length: 26 }, () => ({ sessionId: randomUUID(), stage: 'won' }))],
    ['no id', [{ sessionId: 'x', stage: 'won' }]],
    ['another stage', [{ sessionId: randomUUID(), stage: 'sold' }]],
  ])('refuse %s', async (_, changes) => {
    expect((await set(changes)).status).toBe(400);
  });
});

it('forgets a lead whose visitor is erased', async () => {
  const path = `/api/installer/conversations/${ids[1]}/erase`;
  expect((await backend.call('POST', path, { token: tokens.leeds, body: { everyConversation: false } })).status).toBe(
    200,
  );
  await until(async () => !namesOf((await own('')).leads).includes('Bob'));
  const { rows } = await backend.database.query('select from read.leads where session_id = $1', [ids[1]]);
  expect(rows).toEqual([]);
});
