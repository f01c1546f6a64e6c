import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { EventMetadata, Position } from '@pilotlight/contracts/events/event';
import type { AppendRequest } from '@pilotlight/event-store/event-store';
import { MemoryEventStore } from '@pilotlight/event-store/memory/memory-event-store';
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { LiveFeed } from './live-feed';

const slug = 'leeds';
const metadata: EventMetadata = {
  tenant: slug,
  actor: { kind: 'admin', id: null },
  correlationId: 'r',
  causationId: null,
};

/** An installer that was made, and renamed while nobody listened; the read models show its name once they are let. */
const renamedUnheard = async () => {
  const store = new MemoryEventStore();
  const append = async (expected: AppendRequest['expected'], event: InstallerEvent) => {
    const events = [{ id: randomUUID(), ...event }];
    return (await store.append({ stream: `installer-${slug}`, expected, events, metadata })).position;
  };
  const installerId = randomUUID();
  const before = await append('no-stream', {
    type: 'InstallerCreated',
    data: { slug, installerId, name: 'Leeds', registrationSource: 'admin' },
  });
  const renamed = await append(0, { type: 'InstallerRenamed', data: { slug, name: 'Leeds Gas' } });
  const readModels = new EventEmitter();
  const asked: [Position, readonly string[]][] = [];
  const feed = new LiveFeed(store, {
    caughtUp: async (position, models) => {
      asked.push([position, models]);
      const [isShown] = await once(readModels, 'answer');
      return isShown === true;
    },
  });
  return { feed, before, renamed, asked, answer: (isShown: boolean) => readModels.emit('answer', isShown) };
};

const soon = () => new Promise((later) => setTimeout(later, 20));

it.each([
  ['shows', true],
  ['is slower than two seconds to show', false],
])('tells what was missed once the screen that is then fetched %s it', async (_, isShown) => {
  const { feed, before, renamed, asked, answer } = await renamedUnheard();
  const told = feed.since(before, slug);
  expect(await Promise.race([told, soon()])).toBeUndefined();
  expect(asked).toEqual([[renamed, expect.arrayContaining(['installers'])]]);
  answer(isShown);
  expect(await told).toEqual({ id: renamed, changes: [{ topic: 'account' }], all: false });
});

it('tells at once that nothing was missed', async () => {
  const { feed, renamed } = await renamedUnheard();
  expect(await feed.since(renamed, slug)).toEqual({ id: renamed, changes: [], all: false });
});
