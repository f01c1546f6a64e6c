import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Position } from '@pilotlight/contracts/events/event';
import { start, UnreadableRecord } from '@pilotlight/event-store/event-store';
import { MemoryEventStore } from '@pilotlight/event-store/memory/memory-event-store';
import { appendOf, freshStream, fromTheFuture, renamed } from '@pilotlight/event-store/testing/sample-events';
import { LogFollower } from './log-follower';
import { foldedPoison, type Poison } from './quarantine/poison';
import { RetryBudget } from './quarantine/retry-budget';
import type { CheckpointOwner, Step, Subscriber } from './subscriber';

const nameOf = ({ type, data }: RecordedEvent): string => (type === 'InstallerRenamed' ? data.name : type);

/** A checkpoint in memory, that takes names in batches or one by one and can't take "Nobody". */
class Names implements CheckpointOwner, Subscriber {
  readonly name = 'names';
  readonly purpose = 'test';
  readonly batchSize = 10;
  readonly poisonOf = foldedPoison;
  position = start;
  readonly taken: string[] = [];
  readonly quarantined: (Poison & { readonly attempts: number })[] = [];
  attemptsOfNobody = 0;

  constructor(private readonly parting: 'together' | 'one by one') {}

  takeOver = async (): Promise<CheckpointOwner> => this;
  isHung = async (): Promise<boolean> => false;
  failed = (): boolean => false;
  isOfNoConcern = (): boolean => false;

  blameOf(error: unknown): string | undefined {
    return error instanceof RangeError || error instanceof UnreadableRecord ? error.name : undefined;
  }

  stepsOf(events: readonly RecordedEvent[], next: Position): readonly Step[] {
    return this.parting === 'together'
      ? [{ events, to: next }]
      : events.map((event) => ({ events: [event], to: event.position }));
  }

  async apply({ events, to }: Step): Promise<void> {
    const names = events.map(nameOf);
    if (names.includes('Nobody')) {
      this.attemptsOfNobody += 1;
      throw new RangeError('nobody is there');
    }
    this.taken.push(...names);
    this.position = to;
  }

  async quarantine(poison: Poison, attempts: number): Promise<void> {
    this.quarantined.push({ ...poison, attempts });
    this.position = poison.position;
  }
}

let log: MemoryEventStore;
let stopping: AbortController;
beforeEach(() => {
  log = new MemoryEventStore();
  stopping = new AbortController();
});
afterEach(() => log.close());

const rename = (...names: readonly string[]) =>
  log.append(appendOf(freshStream(), 'no-stream', ...names.map((name) => renamed(name))));

/** Follows to the end of the log as its runner does: again from the checkpoint after each failure. */
const follow = async (names: Names): Promise<number> => {
  const budget = new RetryBudget();
  const end = await log.head();
  const moved = (): void => {
    if (names.position === end) stopping.abort();
  };
  const surroundings = { eventStore: log, budget, moved, rest: () => Promise.resolve() };
  for (let failures = 0; ; failures += 1)
    try {
      await new LogFollower(names, names, surroundings).follow(stopping.signal);
      return failures;
    } catch (error) {
      if (names.blameOf(error) === undefined) throw error;
    }
};

it('takes in what came together, and quarantines the one event of it that can not be taken in', async () => {
  await rename('Leeds', 'Nobody', 'York');
  const names = new Names('together');
  expect(await follow(names)).toBe(5);
  expect(names.taken).toEqual(['Leeds', 'York']);
  expect(names.quarantined).toMatchObject([{ revision: 1, eventType: 'InstallerRenamed', attempts: 6 }]);
});

it('takes in event by event what is parted so, and tries one that failed alone no seventh time', async () => {
  await rename('Leeds', 'Nobody', 'York');
  const names = new Names('one by one');
  expect(await follow(names)).toBe(5);
  expect(names.taken).toEqual(['Leeds', 'York']);
  expect(names.quarantined).toMatchObject([{ revision: 1, attempts: 6 }]);
  expect(names.attemptsOfNobody).toBe(6);
});

it('waits for an event that can not be read as it does for one that can not be taken in', async () => {
  await log.append(appendOf(freshStream(), 'no-stream', fromTheFuture()));
  await rename('York');
  const names = new Names('together');
  expect(await follow(names)).toBe(5);
  expect(names.taken).toEqual(['York']);
  expect(names.quarantined).toMatchObject([{ eventType: 'BoilerLearntToSing', attempts: 6 }]);
});

it('takes no further step once it is told to stop', async () => {
  await rename('Leeds', 'Hull', 'York');
  const names = new Names('one by one');
  const moved = (): void => {
    if (names.taken.length === 2) stopping.abort();
  };
  const surroundings = { eventStore: log, budget: new RetryBudget(), moved, rest: () => Promise.resolve() };
  await new LogFollower(names, names, surroundings).follow(stopping.signal);
  expect(names.taken).toEqual(['Leeds', 'Hull']);
});
