import { setTimeout as pause } from 'node:timers/promises';
import { ownPort } from '@pilotlight/event-store/testing/own-port';
import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { logUnderTest } from './event-store-under-test';
import { newInstaller, Visitor } from './people';

let backend: TestBackend;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await ownPort();
  backend = await startTestBackend({ metricsPort });
});
afterAll(() => backend.stop());

const scrape = async (): Promise<string> => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
const figure = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  );

const onPostgres = async (): Promise<void> => {
  const before = await scrape();
  await newInstaller(backend, 'leeds');
  const after = await scrape();
  const events = await backend.events();
  expect(figure(after, 'pilotlight_event_log_drawn') - figure(before, 'pilotlight_event_log_drawn')).toBe(
    events.length,
  );
  expect(figure(after, 'pilotlight_event_log_horizon')).toBe(figure(after, 'pilotlight_event_log_drawn'));
  expect(figure(after, 'pilotlight_event_log_oldest_append_seconds')).toBe(0);
  expect(figure(after, 'pilotlight_read_lag_ms')).toBeGreaterThanOrEqual(0);
};

const onKurrentDb = async (): Promise<void> => {
  const text = await scrape();
  expect(text).not.toContain('pilotlight_event_log_');
  expect(figure(text, 'pilotlight_read_lag_ms')).toBeGreaterThanOrEqual(0);
};

if (logUnderTest === 'postgres')
  it('tells how far the log is written and read, and that nothing holds it up', onPostgres);
else it("leaves the log's own figures to KurrentDB, and tells how far the read models are", onKurrentDb);

it('names the read models that had to set a stream aside, and stays ready, for the rest works', async () => {
  await newInstaller(backend, 'hull');
  expect(figure(await scrape(), 'pilotlight_read_model_events_total{model="installers"}')).toBeGreaterThan(0);
  const quarantined = 'pilotlight_read_model_quarantined_streams';
  expect(figure(await scrape(), `${quarantined}{model="conversations"}`)).toBe(0);
  await backend.database
    .query(`insert into read.quarantine (model, stream, revision, position, event_type, reason, attempts)
    values ('conversations', 'conversation-1', 3, '1', 'LeadCaptured', 'The fold threw TypeError', 6)`);
  try {
    const { status, json } = await backend.call('GET', '/readyz');
    expect([status, json['parts']?.['readModels']]).toEqual([
      200,
      expect.stringMatching(/; quarantined: conversations \(1 stream\): npm run replay -- --redrive$/),
    ]);
    const text = await scrape();
    expect(figure(text, `${quarantined}{model="conversations"}`)).toBe(1);
    expect(figure(text, `${quarantined}{model="messages"}`)).toBe(0);
    const pulse = await backend.asAdmin('GET', '/api/admin/pulse');
    expect(pulse.json['pulse']).toMatchObject({ lag: { quarantined: { conversations: 1 } } });
  } finally {
    await backend.database.query('delete from read.quarantine');
  }
});

it('counts requests by route, and never says who asked or what', async () => {
  const visitor = await Visitor.of(backend, await newInstaller(backend, 'york'));
  await visitor.say('My name is Ada Lovelace');
  const text = await scrape();
  expect(text).toMatch(
    /pilotlight_http_request_seconds_count\{method="POST",route="\/api\/widget\/:slug\/chat",status="200"\} 1/,
  );
  expect(text).not.toMatch(/york|Ada|Lovelace/);
});

it('counts what became of messages by channel, and what waits for the end of quiet hours', async () => {
  const quietHours = { enabled: true, start: '23:59', end: '23:58' };
  const bath = await newInstaller(backend, 'bath', { notificationPreferences: { quietHours } });
  const before = await scrape();
  const visitor = await Visitor.of(backend, bath);
  await visitor.say('I can smell gas in the kitchen');
  await visitor.lead({ name: 'Priya Nair', phone: '07700 900142', postcode: 'LS17 8AB' });
  const sent = 'pilotlight_notification_outcomes_total{channel="email",outcome="sent"}';
  const queued = 'pilotlight_notifications_queued{channel="email"}';
  const waited = async (): Promise<string> => {
    for (const end = Date.now() + 20_000; ; await pause(50)) {
      const now = await scrape();
      if (figure(now, sent) > figure(before, sent) && figure(now, queued) > 0) return now;
      if (Date.now() > end) throw new Error(now);
    }
  };
  const after = await waited();
  expect(figure(after, sent) - figure(before, sent)).toBe(1);
  expect(figure(after, 'pilotlight_notification_outcomes_total{channel="sms",outcome="failed"}')).toBe(0);
  expect(figure(after, 'pilotlight_notifications_queued{channel="sms"}')).toBe(0);
  // What is on its way to its provider has been due for a moment; what quiet hours keep has not.
  expect(figure(after, 'pilotlight_notifications_overdue_seconds{channel="email"}')).toBeLessThan(5);
});

it('is nowhere to be found on the public port', async () => {
  expect((await backend.call('GET', '/metrics')).status).toBe(404);
});
