import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { catalogue, decodeEvent } from '../catalogue/catalogue';
import { routes } from '../catalogue/routes';
import { categories, streamOf, subjectOf } from '../catalogue/event-streams';
import { slices } from './slices';

const storedSchema = z.object({ type: z.string(), data: z.unknown() });
const golden = join(__dirname, '../events/golden');
const stored = readdirSync(golden).map((file) =>
  storedSchema.parse(JSON.parse(readFileSync(join(golden, file), 'utf8'))),
);
const repeated = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);

it('lists every slice that there is a file for', () => {
  const files = readdirSync(__dirname).filter((file) => !/^slices?\.|\.spec\./.test(file));
  expect(slices).toHaveLength(files.length);
});

it('gives each event type, call and category to one slice', () => {
  expect(repeated(slices.flatMap(({ events }) => Object.keys(events)))).toEqual([]);
  expect(repeated(slices.flatMap((slice) => Object.keys(slice.routes)))).toEqual([]);
  expect(repeated(routes.map(({ method, path }) => `${method} ${path}`))).toEqual([]);
  expect(repeated(categories)).toEqual([]);
});

it('names categories without a dash, for a stream is told from its id by the first one', () => {
  expect(categories.filter((category) => category.includes('-'))).toEqual([]);
});

it('tells an auditor in one sentence what each event says', () => {
  for (const { note } of Object.values(catalogue)) expect(note).toMatch(/^[A-Z].+\.$/);
});

it.each(stored.map(({ type, data }) => [type, decodeEvent(type, data)] as const))(
  '%s has its stream and its data subject',
  (_, event) => {
    const { data } = event;
    const own = 'sessionId' in data ? data.sessionId : null;
    const sessionId = 'subjectId' in data ? data.subjectId : own;
    expect(categories).toContain(streamOf(event).split('-')[0]);
    expect(subjectOf(event)).toEqual({ slug: event.data.slug, sessionId });
  },
);

it.each([
  [
    "a visitor's erasure in the conversation",
    '018f5b7e-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
    'conversation-018f5b7e-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  ],
  ["an installer's erasure in the account", null, 'installer-acme'],
] as const)('writes %s', (_, sessionId, stream) => {
  expect(streamOf({ type: 'SubjectErased', data: { slug: 'acme', sessionId, cause: 'request' } })).toBe(stream);
});
