import { type PlatformHealth, platformHealth } from '@pilotlight/contracts/http/platform-health';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { until } from './google-calls';
import { newInstaller, Visitor } from './people';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const health = async (): Promise<PlatformHealth> =>
  platformHealth.response.parse(JSON.parse((await backend.asAdmin('GET', '/api/admin/health')).text)).health;

it('tells of every read model, the jobs, the channels and the providers of a platform that is well', async () => {
  const leeds = await newInstaller(backend, 'leeds');
  const visitor = await Visitor.of(backend, leeds);
  await visitor.say('I can smell gas, ring me on 07700 900142');
  const sent = await until(async () => {
    const now = await health();
    return now.channels.some((channel) => channel.sent > 0) && now;
  });
  expect(sent).toMatchObject({ writable: true, setAside: [] });
  expect(sent.readModels?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['installers', 'conversations', 'insights', 'notifications']),
  );
  expect(sent.readModels?.every(({ kept, quarantined }) => kept && quarantined === 0)).toBe(true);
  expect(sent.channels.map(({ channel }) => channel)).toEqual(['email', 'sms', 'whatsapp']);
  expect(sent.channels.every(({ failed, unknown, retrying }) => failed + unknown + retrying === 0)).toBe(true);
  expect(sent.jobs?.waiting).toBeGreaterThanOrEqual(0);
  expect(Object.fromEntries(sent.providers.map(({ use, by }) => [use, by]))).toEqual({
    email: 'outbox',
    texts: 'outbox',
    assistant: 'scripted',
    payments: 'local',
    files: 'store',
  });
  expect(sent.providers.find(({ use }) => use === 'files')).toMatchObject({
    lastSuccessAt: expect.any(String),
    failures: 0,
  });
});

it('counts the jobs that are due and wait, and for how long the oldest has', async () => {
  await backend.database.query(`select job_queue.create_queue('nobody-works-this', '{"policy": "standard"}'::jsonb)`);
  await backend.database.query(
    `insert into job_queue.job (name, start_after) values ('nobody-works-this', now() - interval '90 seconds'),
                                                          ('nobody-works-this', now() + interval '1 hour')`,
  );
  const { jobs } = await health();
  expect(jobs?.waiting).toBeGreaterThanOrEqual(1);
  expect(jobs?.oldestSeconds).toBeGreaterThanOrEqual(90);
});

it('names what a read model and a policy had to set aside', async () => {
  await backend.database
    .query(`insert into read.quarantine (model, stream, revision, position, event_type, reason, attempts)
    values ('conversations', 'conversation-1', 3, '1', 'LeadCaptured', 'The fold threw TypeError', 6)`);
  const { rows } = await backend.database.query<{ policy: string }>(
    `insert into policies.set_aside (policy, stream, revision, event_type, reason)
     select min(policy), 'conversation-1', 3, 'LeadCaptured', 'The command threw TypeError' from policies.checkpoints
     returning policy`,
  );
  const { readModels, setAside } = await health();
  expect(readModels?.find(({ name }) => name === 'conversations')).toMatchObject({ quarantined: 1 });
  expect(setAside).toEqual([{ policy: rows[0]?.policy, events: 1 }]);
});
