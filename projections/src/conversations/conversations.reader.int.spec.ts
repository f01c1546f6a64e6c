import { conversationSchema } from '@pilotlight/contracts/http/conversations';
import { ReadSide } from '../testing/read-side';
import { conversation } from '../testing/story';
import { type ConversationsQuery, ConversationsReader } from './conversations.reader';

const jane = '018f5b7e-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const bob = '018f5b7e-bbbb-4bbb-8bbb-bbbbbbbbbbbb';
const theirs = '018f5b7e-cccc-4ccc-8ccc-cccccccccccc';

let side: ReadSide;
let reader: ConversationsReader;

const list = (query: Partial<ConversationsQuery> = {}, slug = 'acme') =>
  reader.list(slug, { search: '', grade: 'all', page: 1, pageSize: 100, ...query });
const sessionsFor = async (search: string) => (await list({ search })).conversations.map(({ sessionId }) => sessionId);

beforeAll(async () => {
  side = await ReadSide.open();
  reader = new ConversationsReader(side.readers);
  await side.start();
  const first = conversation('acme', jane);
  const second = conversation('acme', bob);
  const other = conversation('best', theirs);
  await side.shows(
    { event: first.started(), at: '2026-11-20T09:00:00.000Z' },
    first.says('I smell gas 🔥'),
    first.hazard(),
    first.replies('Open the windows\u2028now'),
    first.gives({
      first_name: 'Jane',
      last_name: 'O_Neil',
      email: 'Jane%1@example.com',
      phone: '+44 7700 900123',
      postcode: 'SW1A 1AA',
    }),
    first.captured(),
    first.submitted(),
    { event: second.started(), at: '2026-11-20T10:00:00.000Z' },
    second.gives({ first_name: 'B\\ob' }),
    second.wantsPerson(),
    second.stageSet('contacted'),
    { event: other.started(), at: '2026-11-20T11:00:00.000Z' },
    other.says('Secret of another installer'),
    other.gives({ first_name: 'Jane' }),
  );
});
afterAll(() => side.close());

it('shows an installer its conversations, newest first, with transcript and lead', async () => {
  const { conversations, total, all } = await list();
  expect({ total, all }).toEqual({ total: 2, all: 2 });
  expect(conversations.map(({ sessionId }) => sessionId)).toEqual([bob, jane]);
  expect(conversationSchema.parse(conversations[1])).toEqual(conversations[1]);
  expect(conversations[1]).toMatchObject({
    installerId: 'acme',
    emergency: true,
    messageCount: 2,
    leadSubmittedAt: '2026-11-20T09:00:00.000Z',
    lead: { first_name: 'Jane', postcode: 'SW1A 1AA' },
    slots: { postcode: 'SW1A 1AA' },
    grade: null,
    createdAt: '2026-11-20T09:00:00.000Z',
  });
  expect(conversations[1]?.events.map(({ role, text }) => [role, text])).toEqual([
    ['user', 'I smell gas 🔥'],
    ['safety', ''],
    ['assistant', 'Open the windows\u2028now'],
    ['lead', 'Lead captured'],
    ['lead', 'Lead form sent'],
  ]);
});

it('finds what the visitor said where words are searched too, and never another installer’s', async () => {
  const inWords = async (search: string, slug?: string) =>
    (await list({ search, inWords: true }, slug)).conversations.map(({ sessionId }) => sessionId);
  expect(await inWords('SMELL gas')).toEqual([jane]);
  expect(await sessionsFor('smell gas')).toEqual([]);
  expect(await inWords('secret')).toEqual([]);
  expect(await inWords('secret', 'best')).toEqual([theirs]);
  expect((await list()).conversations[1]?.firstWords).toBe('I smell gas 🔥');
});

it('finds by first name, last name, both, email and phone, in any case and spacing', async () => {
  for (const search of [
    'jane',
    'JANE O_NEIL',
    'neil',
    'jane%1@',
    '7700 900123',
    '07700900',
    '07700 900 123',
    '+44 7700',
  ])
    expect([search, await sessionsFor(search)]).toEqual([search, [jane]]);
  for (const postcode of ['sw1a 1aa', 'SW1A1AA', 'sw1a']) expect(await sessionsFor(postcode)).toEqual([]);
});

it('takes %, _, \\ and whatever else for what they are', async () => {
  expect(await sessionsFor('%')).toEqual([jane]);
  expect(await sessionsFor('_')).toEqual([jane]);
  expect(await sessionsFor('\\')).toEqual([bob]);
  for (const search of ["'; drop table read.messages; --", '🔥'.repeat(100), '\0', '\uD800', '%'.repeat(200)])
    expect((await list({ search })).all).toBe(2);
});

it('counts what matches beside all there is, and pages', async () => {
  expect(await list({ search: 'jane', pageSize: 1 })).toMatchObject({ total: 1, all: 2 });
  expect(await list({ page: 2, pageSize: 1 })).toMatchObject({ conversations: [{ sessionId: jane }], total: 2 });
  expect(await list({ page: 100_000 })).toMatchObject({ conversations: [], total: 2 });
});

it('shows none under a grade as long as none is graded', async () => {
  expect(await list({ grade: 'A' })).toMatchObject({ conversations: [], total: 0, all: 2 });
});

it('shows one conversation by its session, but not that of another installer', async () => {
  expect(await list({ sessionId: jane })).toMatchObject({ conversations: [{ sessionId: jane }], total: 1 });
  expect(await list({ sessionId: theirs })).toEqual(await list({ sessionId: '018f5b7e-dddd-4ddd-8ddd-dddddddddddd' }));
});

it('tells how many conversations there are, and how many emergencies and visitors wait, of each installer its own', async () => {
  expect(await reader.news('acme', '2026-11-20T12:00:00.000Z')).toEqual({
    conversations: 2,
    emergencies: 1,
    waiting: 1,
  });
  expect(await reader.news('acme', '2026-11-23T09:30:00.000Z')).toMatchObject({ emergencies: 0 });
  expect(await reader.news('best', '2026-11-20T12:00:00.000Z')).toMatchObject({
    conversations: 1,
    emergencies: 0,
    waiting: 0,
  });
  expect(await reader.news('nobody', '2026-11-20T12:00:00.000Z')).toEqual({
    conversations: 0,
    emergencies: 0,
    waiting: 0,
  });
});

it('says how far the firm has come with each', async () => {
  const { conversations } = await list();
  expect(conversations.map(({ stage }) => stage)).toEqual(['contacted', 'new']);
});

it('shows an installer nothing of another', async () => {
  expect(JSON.stringify(await list())).not.toContain('Secret');
  expect(await list({}, 'nobody')).toEqual({ conversations: [], total: 0, all: 0 });
});

const wordsOf = (events: readonly { readonly text: string }[] = []) => events.map(({ text }) => text);

describe('of a long conversation', () => {
  const long = '018f5b7e-eeee-4eee-8eee-eeeeeeeeeeee';

  beforeAll(async () => {
    const { started, says, hazard, replies, captured } = conversation('long', long);
    const chatter = Array.from({ length: 40 }, (_, number) => [says(`Line ${number}`), replies(`Answer ${number}`)]);
    const end = Array.from({ length: 12 }, (_, number) => replies(`Last ${number}`));
    await side.shows(
      started(),
      says('Hello'),
      says('I smell gas'),
      hazard(),
      replies('Ring 0800 111 999'),
      captured(),
      ...chatter.flat(),
      ...end,
    );
  });

  it('a list tells the newest lines, the last words, the alarm and its words, and how much it leaves out', async () => {
    const { conversations } = await list({}, 'long');
    expect(wordsOf(conversations[0]?.events)).toEqual([
      'I smell gas',
      '',
      'Lead captured',
      'Line 39',
      ...Array.from({ length: 10 }, (_, number) => `Last ${number + 2}`),
    ]);
    expect(conversations[0]).toMatchObject({ eventsLeftOut: 83, messageCount: 95 });
  });

  it('a list counts what it leaves out of one that never raised an alarm', async () => {
    const { started, says, replies } = conversation('calm', '018f5b7e-ffff-4fff-8fff-ffffffffffff');
    const chatter = Array.from({ length: 10 }, (_, number) => [says(`Line ${number}`), replies(`Answer ${number}`)]);
    await side.shows(started(), ...chatter.flat());
    const { conversations } = await list({}, 'calm');
    expect(conversations.map(({ events, eventsLeftOut }) => [events.length, eventsLeftOut])).toEqual([[10, 10]]);
  });

  it('a list tells how a danger stands: stood down, or told of again since', async () => {
    const over = conversation('told', '018f5b7e-eeee-4eee-8eee-eeeeeeeeeee1');
    const again = conversation('told', '018f5b7e-eeee-4eee-8eee-eeeeeeeeeee2');
    await side.shows(
      over.started(),
      over.hazard(),
      over.stoodDown(),
      ...Array.from({ length: 20 }, (_, number) => over.says(`Line ${number}`)),
      again.started(),
      again.hazard(),
      again.stoodDown(),
      again.hazard(),
      ...Array.from({ length: 20 }, (_, number) => again.says(`Line ${number}`)),
    );
    const { conversations } = await list({}, 'told');
    const dangers = conversations.map(({ events }) =>
      events.map(({ role }) => role).filter((role) => role === 'safety' || role === 'stood-down'),
    );
    expect(dangers).toEqual([
      ['safety', 'safety'],
      ['safety', 'stood-down'],
    ]);
  });

  it('all is told where it is asked for by itself, and of a short one in a list too', async () => {
    const [alone] = (await list({ sessionId: long }, 'long')).conversations;
    expect([alone?.events.length, alone?.eventsLeftOut]).toEqual([97, undefined]);
    expect((await list()).conversations.map(({ eventsLeftOut }) => eventsLeftOut)).toEqual([undefined, undefined]);
  });
});
