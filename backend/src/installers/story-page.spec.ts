import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { recorded } from '../testing/past';
import { eventsOfPage, pageBefore, type Untold, untoldOf } from './story-page';

const renamed = (stream: string, revision: number, position: number): RecordedEvent => ({
  ...recorded(
    { type: 'InstallerRenamed', data: { slug: 'leeds', name: `Name ${position}` } },
    position,
    '2026-11-19T09:00:00.000Z',
  ),
  stream,
  revision,
});

/** Two streams whose events came in turn, and how many events were read of them. */
const logOf = (each: number) => {
  const streams = ['installer-leeds', 'subscription-leeds'];
  const events = streams.flatMap((stream, index) =>
    Array.from({ length: each }, (_, revision) => renamed(stream, revision, revision * 2 + index + 1)),
  );
  let read = 0;
  const readStream = async (stream: string, from = 0, limit = Infinity) => {
    const found = events.filter((event) => event.stream === stream && event.revision >= from).slice(0, limit);
    read += found.length;
    return found;
  };
  return { streams, readStream, read: () => read };
};

const placesOf = (events: readonly RecordedEvent[]) => events.map(({ position }) => Number(position));

it.each([0, 1, 2, 3, 150, 1_000])(
  'two streams of %i events are told whole, newest first, page by page',
  async (each) => {
    const log = logOf(each);
    let left: readonly Untold[] = await Promise.all(log.streams.map((stream) => untoldOf(log, stream)));
    expect(left.map(({ before }) => before)).toEqual([each, each]);
    const told: number[] = [];
    while (left.some(({ before }) => before > 0)) {
      const page = await pageBefore(log, left);
      expect(page.events.length).toBeLessThanOrEqual(eventsOfPage);
      told.push(...placesOf(page.events));
      left = page.left;
    }
    expect(told).toEqual(Array.from({ length: each * 2 }, (_, index) => each * 2 - index));
  },
);

it('a page of a long story reads that page, not the story', async () => {
  const log = logOf(10_000);
  const left = await Promise.all(log.streams.map((stream) => untoldOf(log, stream)));
  await pageBefore(log, left);
  expect(log.read()).toBeLessThan(2 * eventsOfPage + 100);
});
