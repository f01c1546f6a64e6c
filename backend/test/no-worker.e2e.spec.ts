import { ErasureLedger } from '@pilotlight/event-store/personal-data/postgres/erasure-ledger';
import { randomUUID } from 'node:crypto';
import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { NightlyMaintenance } from '@pilotlight/backend/jobs/nightly-maintenance';

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

it('clears no storage while read models may still show who was erased', async () => {
  const ledger = backend.app.get(ErasureLedger);
  const subject = { slug: 'leeds', sessionId: randomUUID() };
  await ledger.destroy({ ...subject, cause: 'request' });
  await ledger.finish(subject);
  await expect(backend.app.get(NightlyMaintenance).run(new Date())).rejects.toThrow('The read models are behind');
  const { rows } = await backend.database.query('select cleared_at from personal_data.erasures');
  expect(rows).toEqual([{ cleared_at: null }]);
});

it('is ready, for chats need no read model, and names what is missing and the cure', async () => {
  const { status, json } = await backend.call('GET', '/readyz');
  expect([status, json['parts']?.['readModels']]).toEqual([
    200,
    expect.stringMatching(
      /ms behind.*; no worker keeps installers, conversations, notification_templates, prompt_overrides, messages, insights, notifications, notification_texts, appointments, appointment_words, unanswered_questions, suppressions, billing, billing_entries, payment_log, registrations, platform_days, lead_journeys, leads, audit_entries, contacts, audit-chain: is projections\/main running\?$/,
    ),
  ]);
});
