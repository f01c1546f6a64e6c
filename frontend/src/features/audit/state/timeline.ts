import type { StateComparison } from '@pilotlight/contracts/http/audit-state';

/** Bars of the timeline. */
export const bars = 50;

export interface Timeline {
  /** How many moments fall into each bar's share of the time. */
  readonly counts: readonly number[];
  /** Where a time stands, 0 at the first moment to 1 now. */
  readonly shareOf: (at: string) => number;
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** The time from an installer's first moment until now, in bars. */
export const timelineOf = ({ moments, now }: Pick<StateComparison, 'moments' | 'now'>): Timeline => {
  const begins = Date.parse(moments[0]?.at ?? now.at);
  const length = Math.max(1, Date.parse(now.at) - begins);
  const shareOf = (at: string): number => within((Date.parse(at) - begins) / length);
  const counts = Array.from({ length: bars }, () => 0);
  for (const { at } of moments) {
    const bar = Math.min(bars - 1, Math.floor(shareOf(at) * bars));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return { counts, shareOf };
};

/** The last moment that is not after a time; -1 before the first. */
export const momentAt = (moments: StateComparison['moments'], at: string): number =>
  moments.findLastIndex((moment) => Date.parse(moment.at) <= Date.parse(at));

/** The moment that lies nearest to a place on the timeline. */
export const nearest = (moments: StateComparison['moments'], { shareOf }: Timeline, share: number): number => {
  let best = 0;
  moments.forEach(({ at }, index) => {
    const held = moments[best];
    if (held && Math.abs(shareOf(at) - share) <= Math.abs(shareOf(held.at) - share)) best = index;
  });
  return best;
};

/** Where a key leads from a moment; undefined where it leads nowhere. */
export const movedBy = (key: string, index: number, count: number): number | undefined => {
  const last = count - 1;
  const within = (wanted: number): number => Math.min(last, Math.max(0, wanted));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return within(index + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(index - 1);
    case 'PageUp':
      return within(index + 10);
    case 'PageDown':
      return within(index - 10);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
};
