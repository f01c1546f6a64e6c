import { deliveryLog } from '@pilotlight/contracts/http/notifications';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Delivery } from '../src/notifications/delivery/delivery';
import { Overdue } from '../src/notifications/delivery/overdue';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { type CuttableLine, lineTo } from './cuttable-line';
import { type InstallerOnBoard, newInstaller, Visitor } from './people';
import { type Accepted, ProvidersUnderTest, type Then } from './providers-under-test';

const minute = 60_000;
let providers: ProvidersUnderTest;
let line: CuttableLine;
let backend: TestBackend;
let installers: readonly InstallerOnBoard[];
beforeAll(async () => {
  providers = await ProvidersUnderTest.start();
  backend = await startTestBackend({
    messaging: providers.settings,
    through: async (url) => {
      line = await lineTo(url);
      return line.url;
    },
  });
  // More than one: a number takes a dozen texts an hour.
  installers = await Promise.all(
    ['leeds', 'york', 'hull', 'bath'].map((slug, index) =>
      newInstaller(backend, slug, {
        phoneSms: `07700 90045${index}`,
        notificationPreferences: { channels: { sms: true } },
      }),
    ),
  );
});
afterAll(async () => {
  await backend.stop();
  await line.cut();
  await providers.stop();
});

interface Row {
  readonly id: string;
  readonly channel: string;
  readonly status: string;
}
const rows = async (): Promise<Row[]> =>
  (await backend.database.query<Row>('select notification_id as id, channel, status from read.notifications')).rows;

/** Waits until so many messages stand so. */
const standing = async (status: string, count: number): Promise<void> => {
  for (const end = Date.now() + 20_000; ; await pause(10)) {
    const all = await rows();
    if (all.filter((row) => row.status === status).length >= count) return;
    if (Date.now() > end) throw new Error(`Not ${count} ${status}: ${all.map((row) => row.status).join()}`);
  }
};

let visitors = 0;
/** Danger, which is told by an email and a text. */
const danger = async (): Promise<void> => {
  const installer = installers[visitors % installers.length];
  visitors += 1;
  if (installer) await (await Visitor.of(backend, installer)).say('I can smell gas');
};

/** Two dangers whose messages are lost, then one of which they are not: a provider that only fails is left alone for a while. */
const rounds = 11;
const lostEach = 2;
/** Of an email and a text each. */
const databaseRounds = 3;
const uncertain = 2 * (rounds * lostEach + databaseRounds);

const listedUnknown = async () => {
  const listed = [];
  for (let page = 1; ; page += 1) {
    const { json } = await backend.asAdmin('GET', `/api/admin/notifications?status=unknown&page=${page}`);
    const { notifications } = deliveryLog.response.parse(json);
    if (notifications.length === 0) return listed;
    listed.push(...notifications);
  }
};

it('doubles none of fifty messages that a provider took without our hearing of it, and lists each as unknown', async () => {
  const lost: Accepted[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    providers.afterTaking = (accepted) => {
      lost.push(accepted);
      return 'hangs up';
    };
    await Promise.all(Array.from({ length: lostEach }, danger));
    await standing('unknown', 2 * lostEach * round);
    providers.afterTaking = () => 'answers';
    await danger();
    await standing('sent', 2 * round);
  }

  // The sender is gone from its database the moment that both are taken: it can write down no outcome.
  for (let round = 0; round < databaseRounds; round += 1) {
    let taken = 0;
    const cutting = new AbortController();
    const gone = once(cutting.signal, 'abort');
    providers.afterTaking = async (accepted): Promise<Then> => {
      lost.push(accepted);
      taken += 1;
      if (taken === 2) await Promise.all([line.cut(), backend.logLine?.cut()]).then(() => cutting.abort());
      await gone;
      return 'answers';
    };
    await danger();
    await gone;
    await pause(200);
    await Promise.all([line.mend(), backend.logLine?.mend()]);
    while ((await backend.call('GET', '/readyz')).status !== 200) await pause(20);
    await standing('attempted', 2 * (round + 1));
  }
  expect(lost).toHaveLength(uncertain);

  const delivery = backend.app.get(Delivery);
  const later = Date.now() + 11 * minute;
  for (const { id } of await rows()) await delivery.deliver(id, later);
  await standing('unknown', uncertain);
  const listed = await listedUnknown();
  const names = new Set(lost.map(({ by, name }) => (by === 'email' ? name : new URLSearchParams(name).get('Body'))));
  expect(new Set(listed.map(({ id, channel, text }) => (channel === 'email' ? nameOf(id) : text)))).toEqual(names);
  expect(listed).toHaveLength(uncertain);

  providers.afterTaking = () => 'answers';
  const taken = providers.accepted.length;
  const nextDay = later + 24 * 60 * minute;
  for (const { id } of await rows()) await delivery.deliver(id, nextDay);
  await backend.app.get(Overdue).settle(nextDay);
  await pause(500);
  expect({ taken: providers.accepted.length, doubles: providers.doubles }).toEqual({ taken, doubles: [] });
});

const nameOf = (id: string): string => `<notification-${id}@pilotlight.example>`;
