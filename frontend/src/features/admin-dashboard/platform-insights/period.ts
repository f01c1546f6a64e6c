import type { PlatformCounts, PlatformInsights } from '@pilotlight/contracts/http/platform-insights';

type Days = PlatformInsights['days'];
type Counted = keyof PlatformCounts;

export const sumOf = (days: Days, count: Counted): number => days.reduce((sum, day) => sum + day[count], 0);

/** One decimal; 0 of 0 is 0. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.min(100, Math.round((part / whole) * 1000) / 10);

export interface Stretch {
  /** Its first and last day; the same where it is a day. */
  readonly from: string;
  readonly to: string;
  readonly counts: PlatformCounts;
}

const days = 7;
const dailyAtMost = 31;

/** What a chart draws as one bar: a day, or seven of them where there are too many days to tell apart. */
export const stretchesOf = (all: Days): readonly Stretch[] => {
  const length = all.length > dailyAtMost ? days : 1;
  const first = all.length % length;
  const cuts = [0, ...Array.from({ length: Math.floor(all.length / length) }, (_, index) => first + index * length)];
  return cuts.flatMap((cut, index) => {
    const [one, ...more] = all.slice(cut, cuts[index + 1]);
    if (!one) return [];
    const { day, ...counts } = one;
    return [
      {
        from: day,
        to: more.at(-1)?.day ?? day,
        counts: more.reduce<PlatformCounts>(
          (sum, next) => ({
            conversations: sum.conversations + next.conversations,
            contacts: sum.contacts + next.contacts,
            booked: sum.booked + next.booked,
            visited: sum.visited + next.visited,
            hot: sum.hot + next.hot,
            warm: sum.warm + next.warm,
            cold: sum.cold + next.cold,
            replies: sum.replies + next.replies,
            replyMs: sum.replyMs + next.replyMs,
            slowReplies: sum.slowReplies + next.slowReplies,
          }),
          counts,
        ),
      },
    ];
  });
};

/** "0.4 s" of milliseconds that so many answers took together; null of none. */
export const averageSeconds = (milliseconds: number, answers: number): string | null =>
  answers === 0 ? null : `${(milliseconds / answers / 1000).toFixed(1)} s`;
