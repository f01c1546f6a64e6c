import type { Position } from '@pilotlight/contracts/events/event';
import type { FeedMessage } from '@pilotlight/event-store/kafka/feed-message';
import { messagesOf } from '@pilotlight/event-store/kafka/feed-message';
import { partitionOf } from '@pilotlight/event-store/kafka/partition-of';
import fc from 'fast-check';
import type { StoredEvent } from '@pilotlight/event-store/event-store';
import { stretchFrom } from './stretch';

const at = (place: number): Position => String(place).padStart(4, '0') as Position;
const eventAt = (place: number, tenant: string): StoredEvent => ({
  id: `e${place}`,
  stream: `installer-${tenant}`,
  revision: place,
  position: at(place),
  at: '2026-11-20T10:00:00.000Z',
  tenant,
  actor: { kind: 'system', id: null },
  correlationId: 'test',
  causationId: null,
  type: 'InstallerRenamed',
  data: {},
});

const partitions = 2;
const log = fc
  .array(fc.constantFrom('acme', 'best', 'leeds', 'york'), { minLength: 1, maxLength: 25 })
  .map((tenants) => tenants.map((tenant, index) => eventAt(index + 1, tenant)));

/** Stretches of the log, sent by publishers that repeat themselves, overlap, hang and come late; some are lost. */
const sentOf = (events: readonly StoredEvent[]) =>
  fc.array(fc.tuple(fc.nat(events.length), fc.nat(events.length)), { maxLength: 12 }).map((cuts) =>
    cuts.flatMap(([a, b]) => {
      const [from, to] = a < b ? [a, b] : [b, a];
      return messagesOf(events.slice(from, to), at(from), partitions);
    }),
  );

const read = (events: readonly StoredEvent[], messages: readonly FeedMessage[]) => {
  let position = at(0);
  const taken: StoredEvent[] = [];
  let rest = messages;
  for (;;) {
    const { events: fresh, to, missing } = stretchFrom(position, rest);
    taken.push(...fresh);
    position = to;
    if (missing === null) return { taken, position };
    const fromLog = events.filter((each) => each.position > position && each.position <= missing);
    taken.push(...fromLog.filter(({ tenant }) => partitionOf(tenant, partitions) === 0));
    position = missing;
    rest = messages;
  }
};

it('takes each event of a partition once and in order, whatever was sent twice, late, out of order or never', () => {
  fc.assert(
    fc.property(
      log.chain((events) => fc.tuple(fc.constant(events), sentOf(events))),
      ([events, sent]) => {
        const { taken, position } = read(
          events,
          sent.filter(({ partition }) => partition === 0),
        );
        const mine = events.filter(({ tenant }) => partitionOf(tenant, partitions) === 0);
        expect(taken).toEqual(mine.filter((each) => each.position <= position));
      },
    ),
    { numRuns: 500 },
  );
});

it('says what is missing instead of going past it', () => {
  const [first, second, third] = [1, 2, 3].map((place) => eventAt(place, 'acme'));
  if (!first || !second || !third) throw new Error('Three were made');
  const messages = [...messagesOf([first], at(0), 1), ...messagesOf([third], at(2), 1)];
  expect(stretchFrom(at(0), messages)).toEqual({ events: [first], to: at(1), missing: at(2) });
});
