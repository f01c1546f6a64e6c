import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ worker: false });
});
afterAll(() => backend.stop());

it('says that a command is done though no screen can show it yet, and again the same when it is sent again', async () => {
  const form = { slug: 'leeds', name: 'Leeds Heating' };
  for (const answer of [
    await backend.asAdmin('POST', '/api/installers', form),
    await backend.asAdmin('POST', '/api/installers', form),
  ])
    expect([answer.status, answer.json['code'], answer.json['message']]).toEqual([
      503,
      'not-shown-yet',
      'That is saved. The dashboard is catching up and will show it in a moment.',
    ]);
  expect((await backend.events()).filter(({ type }) => type === 'InstallerCreated')).toHaveLength(1);
});

it('is ready, for chats need no read model, and names what is missing and the cure', async () => {
  const { status, json } = await backend.call('GET', '/readyz');
  expect([status, json['parts']?.['readModels']]).toEqual([
    200,
    expect.stringMatching(
      /ms behind.*; no worker keeps installers, conversations, messages, insights, audit_entries, contacts, audit-chain: is projections\/main running\?$/,
    ),
  ]);
});
