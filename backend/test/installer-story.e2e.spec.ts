import { startTestBackend, type TestBackend } from './backend-under-test';
import { newInstaller } from './people';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

interface Told {
  readonly entries: readonly { readonly words: string; readonly by: string; readonly number: number }[];
  readonly earlier: string | null;
}

const storyOf = async (slug: string, query = ''): Promise<Told> =>
  JSON.parse((await backend.asAdmin('GET', `/api/admin/installers/${slug}/story${query}`)).text);

it('an installer’s life is told from the log, newest first, with nobody’s name or address in it', async () => {
  const leeds = await newInstaller(backend, 'leeds', { contactName: 'Dawn Sykes' });
  await backend.asAdmin('POST', '/api/admin/installers/leeds/chatbot/suspend');
  await backend.asAdmin('POST', '/api/admin/installers/leeds/reactivate');
  await backend.asAdmin('POST', '/api/installers/leeds/rotate-key', { graceHours: 1 });
  await backend.asAdmin('PATCH', '/api/admin/installers/leeds/manual-payment-mode', { enabled: true });
  const story = await storyOf('leeds');
  const words = story.entries.map((entry) => entry.words);
  expect(words.slice(0, 4)).toEqual([
    'Manual payment on',
    expect.stringMatching(/^API key rotated, now version 2; the old one works until \d+ \w+ \d{4}, \d\d:\d\d$/),
    'Chatbot resumed',
    'Chatbot suspended by the admin',
  ]);
  expect(words.at(-1)).toBe('Account created');
  expect(new Set(story.entries.map(({ by }) => by))).toEqual(new Set(['admin']));
  expect(JSON.stringify(story)).not.toMatch(new RegExp(`Dawn|${leeds.email}`));

  expect(story.earlier).toBeNull();
  const before = await storyOf('leeds', `?before=${story.entries.length - 4}.0`);
  expect(before.entries).toEqual(story.entries.slice(4));
});

it('of an installer that never was there is no story', async () => {
  expect((await backend.asAdmin('GET', '/api/admin/installers/nobody/story')).status).toBe(404);
});
