import { setTimeout as pause } from 'node:timers/promises';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { newInstaller, Visitor } from './people';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(async () => {
  await backend.stop();
});

const tables = ['conversations', 'messages', 'insights', 'contacts', 'installers', 'notification_texts'] as const;
const rowsOf = async (slug: string): Promise<readonly string[]> => {
  const counts: string[] = [];
  for (const table of tables) {
    const { rowCount } = await backend.database.query(`select from read.${table} where slug = $1`, [slug]);
    if (rowCount) counts.push(table);
  }
  return counts;
};

const erasedOf = async (slug: string) =>
  (await backend.events()).flatMap(({ type, data }) =>
    type === 'SubjectErased' && data['slug'] === slug ? [data['sessionId']] : [],
  );

it('destroys the keys of all who wrote to a deleted installer, and leaves no row of it; another keeps its own', async () => {
  const [leeds, york] = [await newInstaller(backend, 'leeds'), await newInstaller(backend, 'york')];
  const visitors = [await Visitor.of(backend, leeds), await Visitor.of(backend, leeds)];
  for (const visitor of visitors) await visitor.say('My name is Priya Nair, my boiler shows EA');
  await (await Visitor.of(backend, york)).say('My name is Omar Haddad');

  const { status, text } = await backend.asAdmin('DELETE', '/api/admin/installers/leeds');
  expect([status, text]).toEqual([200, expect.stringContaining('"success":true')]);
  for (let tries = 0; tries < 400 && !(await erasedOf('leeds')).includes(null); tries += 1) await pause(50);
  expect(new Set(await erasedOf('leeds'))).toEqual(new Set([...visitors.map(({ sessionId }) => sessionId), null]));
  expect(await erasedOf('york')).toEqual([]);
  for (let tries = 0; tries < 200 && (await rowsOf('leeds')).length > 0; tries += 1) await pause(50);
  expect(await rowsOf('leeds')).toEqual([]);
  expect(await rowsOf('york')).toEqual(expect.arrayContaining(['conversations', 'messages', 'insights', 'installers']));
  const log = JSON.stringify(await backend.events());
  expect(log).not.toContain('Priya');
  expect(log).toContain('Omar');
});
