import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { newInstaller, Visitor } from './people';
import type { InstallerOnBoard } from './people';

let backend: TestBackend;
let leeds: InstallerOnBoard;
let visitor: Visitor;
beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await newInstaller(backend, 'leeds');
});
beforeEach(async () => {
  visitor = await Visitor.of(backend, leeds);
});
afterAll(() => backend.stop());

const received = async (): Promise<unknown[]> =>
  (await backend.events())
    .filter(({ stream, type }) => stream === `conversation-${visitor.sessionId}` && type === 'VisitorMessageReceived')
    .map(({ data }) => data['text']);
const chat = (body: unknown, headers: Record<string, string> = {}) =>
  visitor.call('POST', 'chat', { body, headers: { accept: 'application/json', ...headers } });
const fields = (more: object = {}) => ({
  sessionId: visitor.sessionId,
  messageId: '00000000-0000-4000-8000-000000000001',
  message: 'Hello',
  ...more,
});

describe("a message's words", () => {
  it('are 2,000 characters at most', async () => {
    expect((await visitor.say('x'.repeat(2000))).status).toBe(200);
    const { status, json } = await visitor.say('x'.repeat(2001));
    expect([status, json['message']]).toEqual([400, 'Please keep a message to 2,000 characters']);
    expect(await received()).toEqual(['x'.repeat(2000)]);
  });

  it.each(['', '   ', '\n'])('are not nothing: %j', async (words) => {
    const { status, json } = await visitor.say(words);
    expect([status, json['message']]).toEqual([400, 'Please write a message']);
  });

  it.each([
    ['NULs', 'Hel\u0000lo', 'Hello'],
    ['half a pair', 'Hello \ud83d', 'Hello'],
    ['the other half', '\udd25Hello', 'Hello'],
    ['a whole pair', 'Hello 🔥', 'Hello 🔥'],
    ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['the letters of an escape', 'Hello \\u0000', 'Hello \\u0000'],
    ['right-to-left marks and joined emoji', '\u200fHello 👩‍🔧', '\u200fHello 👩‍🔧'],
  ])('are kept as they are but for what can not be stored: %s', async (_what, words, kept) => {
    expect((await visitor.say(words)).status).toBe(200);
    expect(await received()).toEqual([kept]);
    expect((await visitor.conversation()).json['lines']).toMatchObject([{ text: kept }, {}]);
  });

  it('are refused where nothing is left of them', async () => {
    expect((await visitor.say('\u0000\ud83d')).status).toBe(400);
  });
});

it('cleans what an installer or a lead is called, too', async () => {
  expect((await visitor.lead({ name: 'Pri\u0000ya\ud83d', phone: '07700 900142' })).status).toBe(200);
  const { json } = await backend.asAdmin('POST', '/api/installers', { slug: 'odd', name: 'O\u0000dd \udd25' });
  expect(json['installer']).toMatchObject({ name: 'Odd' });
});

it('takes out what would turn the text beside it backwards', async () => {
  await chat(fields({ message: 'My name is \u202eyaj\u202c\u2067' }));
  expect(await received()).toEqual(['My name is yaj']);
});

it.each([
  ['GET', '/%zz', 400, 'invalid'],
  ['POST', '/api/widget/%zz/launcher', 400, 'invalid'],
  ['POST', `/api/widget/${'a'.repeat(300)}/launcher`, 414, 'too-large'],
])('answers %s %.30s in the shape of every refusal', async (method, path, status, code) => {
  const answer = await backend.call(method, path);
  expect([answer.status, answer.json]).toEqual([
    status,
    { code, message: expect.any(String), requestId: expect.any(String) },
  ]);
});

describe('a body', () => {
  it('is 100 KB at most', async () => {
    expect((await chat(fields({ padding: 'x'.repeat(101_000) }))).status).toBe(200);
    const { status, json } = await chat(fields({ padding: 'x'.repeat(103_000) }));
    expect([status, json['code']]).toEqual([413, 'too-large']);
  });

  it('is nested twenty deep at most', async () => {
    const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);
    expect((await chat(fields({ padding: nested(19) }))).status).toBe(200);
    for (const depth of [20, 20_000]) {
      const { status, json } = await chat(`{"padding":${'['.repeat(depth)}${']'.repeat(depth)}}`);
      expect([status, json['code']]).toEqual([400, 'invalid']);
    }
  });

  it('loses the fields that nobody asked for', async () => {
    const { status } = await chat(
      fields({ slug: 'york', origin: 'https://evil.example', now: 0, reply: 'x', emergency: true }),
    );
    expect(status).toBe(200);
    expect(JSON.stringify(await backend.events())).not.toContain('evil.example');
  });

  it.each(['{', '', 'null', '[]', '"text"', '7', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}'])(
    'that is no form is refused: %s',
    async (body) => {
      const { status, json } = await chat(body);
      expect([status, json['code'], json['requestId']]).toEqual([400, 'invalid', expect.any(String)]);
      expect(await received()).toEqual([]);
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'Multipart/Form-Data; boundary=x',
    'application/xml',
  ])('is JSON, not %s', async (type) => {
    const { status, json } = await chat(JSON.stringify(fields()), { 'content-type': type });
    expect([status, json['code']]).toEqual([415, 'wrong-type']);
    expect(await received()).toEqual([]);
  });

  it('with its id in capitals or without dashes is the same message', async () => {
    const messageId = 'abcdefab-cdef-4abc-8def-abcdefabcdef';
    const bare = messageId.replaceAll('-', '');
    const ids = [messageId, messageId.toUpperCase(), bare, bare.toUpperCase()];
    const answers = await Promise.all(ids.map((id) => chat(fields({ messageId: id }))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await received()).toHaveLength(1);
    expect((await chat(fields({ messageId: bare, message: 'Another' }))).json['code']).toBe('conflict');
  });

  it.each([
    ['messageId', 'short'],
    ['messageId', 'Wilhelmina-Quartermaene-of-Leeds'],
    ['messageId', '07700-900142'],
    ['messageId', '00000000-0000400080000000-00000001'],
    ['messageId', '../../etc/passwd'],
    ['messageId', 7],
    ['messageId', null],
    ['sessionId', 'x'],
    ['message', { $ne: '' }],
    ['message', 7],
    ['message', '\u200B\u200B'],
    ['files', ['photo']],
  ])('with %s %j is refused', async (field, value) => {
    expect((await chat(fields({ [field]: value }))).status).toBe(400);
    expect(await received()).toEqual([]);
  });
});

describe('a path', () => {
  it.each(['%00', 'UPPER', 'x'.repeat(90), '..%2Fadmin', '%E2%98%83', "'%3B--"])(
    'with the slug %s is nobody’s',
    async (slug) => {
      expect((await backend.call('POST', `/api/widget/${slug}/launcher`, { origin: leeds.origin })).status).toBe(403);
      for (const [method, path] of [
        ['GET', `/api/installers/${slug}/analytics`],
        ['GET', `/api/installers/${slug}/conversations`],
        ['POST', `/api/installers/${slug}/rotate-key`],
        ['POST', `/api/admin/installers/${slug}/chatbot/suspend`],
      ] as const)
        expect([path, (await backend.asAdmin(method, path)).status]).toEqual([path, 404]);
    },
  );

  it.each(['/api/%E0%A4%A', '/%E0%A4%A', '/api/installers/%/analytics'])(
    'that is no address is refused calmly: %s',
    async (path) => {
      const { status, text } = await backend.asAdmin('GET', path);
      expect([400, 404]).toContain(status);
      expect(text).not.toMatch(/node_modules|at \w+ \(|\/work/);
    },
  );
});

it.each([
  ['GET', '/api/widget/leeds/chat', 'POST'],
  ['DELETE', '/api/installers', 'GET, POST'],
  ['PUT', '/api/admin/login', 'POST'],
  ['POST', '/api/installer/me', 'GET'],
  ['POST', '/api/download/wordpress-plugin', 'GET'],
])('answers a wrong method with what would be right: %s %s', async (method, path, allow) => {
  const { status, headers, json } = await backend.call(method, path);
  expect([status, headers.get('allow'), json['code']]).toEqual([405, allow, 'wrong-method']);
});

it('finds nothing at a path that is longer than any, and doesn’t blame the method', async () => {
  const { status, json } = await backend.call('GET', `/api/installer/conversations/${'a'.repeat(101)}/lead`);
  expect([status, json['code']]).toEqual([404, 'not-found']);
});
