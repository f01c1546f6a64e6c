import type { NotificationStreamEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { pulseSchema } from '@pilotlight/contracts/http/insights';
import { platform } from '../read-database';
import type { Projections } from '../projections';
import { notificationExamples } from '../testing/notification-examples';
import { ReadSide } from '../testing/read-side';
import { PulseReader } from './pulse.reader';

let side: ReadSide;
let projections: Projections;

beforeAll(async () => {
  side = await ReadSide.open();
  projections = await side.start();
});
afterAll(() => side.close());

const session = (number: number) => `018f5b7e-0000-4000-8000-${String(number).padStart(12, '0')}`;
const message = (number: number) => ({ slug: 'acme', sessionId: session(number), number });
const told = (
  number: number,
  at: string,
  outcome: (subject: ReturnType<typeof message>) => NotificationStreamEvent,
) => [
  { event: requested(message(number)), at },
  { event: outcome(message(number)), at },
];
const requested = (subject: ReturnType<typeof message>): NotificationStreamEvent => ({
  type: 'NotificationRequested',
  data: notificationExamples.NotificationRequested(subject),
});
const failed = (subject: ReturnType<typeof message>): NotificationStreamEvent => ({
  type: 'NotificationRefused',
  data: { ...notificationExamples.NotificationRefused(subject), reason: 'address-refused', retryAt: null },
});
const toBeTriedAgain = (subject: ReturnType<typeof message>): NotificationStreamEvent => ({
  type: 'NotificationRefused',
  data: notificationExamples.NotificationRefused(subject),
});
const lost = (subject: ReturnType<typeof message>): NotificationStreamEvent => ({
  type: 'NotificationOutcomeLost',
  data: notificationExamples.NotificationOutcomeLost(subject),
});
const sent = (subject: ReturnType<typeof message>): NotificationStreamEvent => ({
  type: 'NotificationSent',
  data: notificationExamples.NotificationSent(subject),
});

it('counts the messages that failed or whose outcome is lost, of the last 24 hours', async () => {
  const position = await side.happens(
    ...told(1, '2026-11-19T11:59:00.000Z', failed),
    ...told(2, '2026-11-19T12:01:00.000Z', failed),
    ...told(3, '2026-11-19T18:00:00.000Z', lost),
    ...told(4, '2026-11-19T19:00:00.000Z', lost),
    ...told(5, '2026-11-20T10:00:00.000Z', toBeTriedAgain),
    ...told(6, '2026-11-20T11:00:00.000Z', sent),
  );
  expect(await projections.waitForPosition(position, ['notifications'], 4_000)).toBe(true);
  const pulse = await new PulseReader(side.readers).at(platform, '2026-11-20T12:00:00.000Z');
  expect(pulseSchema.omit({ lag: true }).parse(pulse)).toEqual(pulse);
  expect(pulse.notifications).toEqual({ failed: 1, unknown: 2 });
});
