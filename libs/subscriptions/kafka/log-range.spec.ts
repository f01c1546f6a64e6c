import type { Position } from '@pilotlight/contracts/events/event';
import type { FeedMessage } from '@pilotlight/event-store/kafka/feed-message';
import { messagesOf } from '@pilotlight/event-store/kafka/feed-message';
import { partitionOf } from '@pilotlight/event-store/kafka/partition-of';
import * as fc from 'fast-check';
import type { StoredEvent } from '@pilotlight/event-store/event-store';
import { logRangeFrom } from './log-range';

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

type Reader = typeof logRangeFrom;

const isMine = ({ tenant }: StoredEvent): boolean => partitionOf(tenant, partitions) === 0;

/** What a reader of partition 0 takes in, from the messages and, where it says that they lack something, from the log. */
const read = (range: Reader, events: readonly StoredEvent[], messages: readonly FeedMessage[]) => {
  let position = at(0);
  const taken: StoredEvent[] = [];
  for (;;) {
    const { events: fresh, to, missing } = range(position, messages);
    taken.push(...fresh);
    position = to;
    if (missing === null) return { taken, position };
    taken.push(...events.filter((each) => each.position > to && each.position <= missing && isMine(each)));
    position = missing;
  }
};

const losesAndDoublesNothing = (range: Reader): void =>
  fc.assert(
    fc.property(
      log.chain((events) => fc.tuple(fc.constant(events), sentOf(events))),
      ([events, sent]) => {
        const toMe = sent.filter(({ partition }) => partition === 0);
        const { taken, position } = read(range, events, toMe);
        expect(taken).toEqual(events.filter((each) => isMine(each) && each.position <= position));
      },
    ),
    { numRuns: 500 },
  );

it('takes each event of a partition once and in order, whatever was sent twice, late, out of order or never', () => {
  losesAndDoublesNothing(logRangeFrom);
});

/** Readers that are wrong: each must be found out, or the proof above is none. */
const mutants: Readonly<Record<string, Reader>> = {
  'goes past what is missing': (from, messages) =>
    logRangeFrom(
      from,
      messages.map((message) => ({ ...message, after: from })),
    ),
  'takes what comes again': (from, messages) => ({
    ...logRangeFrom(from, messages),
    events: messages.flatMap(({ event }) => event ?? []),
  }),
  'trusts the event alone, not what it goes on from': (from, messages) => {
    const fresh = messages.flatMap(({ event }) => (event && event.position > from ? event : []));
    return { events: fresh, to: fresh.at(-1)?.position ?? from, missing: null };
  },
};

it.each(Object.entries(mutants))('would find out a reader that %s', (_, mutant) => {
  expect(() => losesAndDoublesNothing(mutant)).toThrow('Property failed');
});

it('says what is missing instead of going past it', () => {
  const [first, second, third] = [1, 2, 3].map((place) => eventAt(place, 'acme'));
  if (!first || !second || !third) throw new Error('Three were made');
  const messages = [...messagesOf([first], at(0), 1), ...messagesOf([third], at(2), 1)];
  expect(logRangeFrom(at(0), messages)).toEqual({ events: [first], to: at(1), missing: at(2) });
});
