import type { ReadPage } from '@pilotlight/contracts/values/training';
import { formatWhen } from '../../../ui/format';

const listed = new Intl.ListFormat('en-GB');

/** How many of the training URLs were read, and when the oldest of them was: "2 of 2 read at 13:06". Empty where there are none. */
export const pagesRead = (pages: readonly ReadPage[], now: Date): string => {
  const read = pages.filter(({ text }) => text !== '');
  const [oldest] = read.map(({ at }) => at).toSorted();
  if (pages.length === 0) return '';
  return `${read.length} of ${pages.length} read${oldest ? `, ${formatWhen(oldest, now)}` : ''}`;
};

/** What went wrong with which; undefined where nothing did. */
export const pagesUnread = (pages: readonly ReadPage[]): string | undefined => {
  const unread = pages.flatMap(({ url, text, problem }) =>
    problem ? `${url}: ${problem}${text ? ' (what it said before is kept)' : ''}` : [],
  );
  return unread.length > 0 ? `Couldn’t read ${listed.format(unread)}.` : undefined;
};
