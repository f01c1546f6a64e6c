import { Logger } from '@nestjs/common';
import fastify from 'fastify';
import { Exports } from './exports';

const lines: unknown[] = [];
const told = (level: string) => (line: unknown) => void lines.push({ level, line });
const context = { actor: { kind: 'installer', id: 'leeds' }, requestId: 'r-1' } as const;
const failure = Object.assign(new Error('Zoë Hughes is no number'), { code: '22P02' });
const pieces = {
  whole: async function* () {
    yield 'all of it';
  },
  broken: async function* () {
    yield 'half of it, ';
    throw failure;
  },
  // oxlint-disable-next-line require-yield
  unbegun: async function* (): AsyncGenerator<string, void> {
    throw failure;
  },
};

const server = fastify();
const exports = new Exports('pdf', { atOnce: 2, waiting: 0 });
for (const [path, made] of Object.entries(pieces))
  server.get(`/${path}`, async (_, reply) => {
    await exports.send('leeds', reply, context, async ({ counted }) => {
      counted(2);
      return { headers: { 'content-type': 'text/plain' }, pieces: made() };
    });
  });
let address: string;
beforeAll(async () => {
  Logger.overrideLogger({ log: told('info'), error: told('error'), warn: told('warn') });
  address = await server.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => void lines.splice(0));
afterAll(() => server.close());

const exported = { format: 'pdf', actor: 'installer', slug: 'leeds', requestId: 'r-1', rows: 2 };
const failed = { level: 'error', line: { event: 'lead export failed', ...exported, error: 'Error', code: '22P02' } };
const cutShort = { level: 'info', line: { event: 'leads exported', ...exported, isWhole: false } };

it('tells the log who took how many leads', async () => {
  expect(await (await fetch(`${address}/whole`)).text()).toBe('all of it');
  expect(lines).toEqual([{ level: 'info', line: { event: 'leads exported', ...exported, isWhole: true } }]);
});

it('tells the log why an export broke off, in nobody’s words', async () => {
  const answer = await fetch(`${address}/broken`);
  await expect(answer.text()).rejects.toThrow('terminated');
  expect(lines).toEqual([failed, cutShort]);
});

it('tells the log why an export never began, and the reader that it failed', async () => {
  expect((await fetch(`${address}/unbegun`)).status).toBe(500);
  expect(lines).toEqual([failed, cutShort]);
});
