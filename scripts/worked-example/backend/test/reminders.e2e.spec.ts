import { setTimeout as pause } from 'node:timers/promises';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { newInstaller, signIn } from './people';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const remindersOf = async (slug: string): Promise<unknown> => {
  const token = await signIn(backend, await newInstaller(backend, slug));
  for (;;) {
    const { status, json } = await backend.call('GET', '/api/installer/reminders', { token });
    expect(status).toBe(200);
    if (JSON.stringify(json['reminders']) !== '[]') return json['reminders'];
    await pause(20);
  }
};

it('goes from an event by its policy, command and read model to the installer whose it is', async () => {
  expect(await remindersOf('leeds')).toMatchObject([{ text: 'Teach your assistant' }]);
  expect(await remindersOf('york')).toMatchObject([{ text: 'Teach your assistant' }]);
  const events = await backend.events();
  const noted = events.filter(({ type }) => type === 'ReminderNoted');
  expect(noted.map(({ tenant }) => tenant)).toEqual(['leeds', 'york']);
  expect(noted[0]?.meta.causationId).toEqual(expect.any(String));
  const stored = (await backend.stored()).filter(({ type }) => type === 'ReminderNoted');
  expect(JSON.stringify(stored)).not.toContain('Teach');
});
