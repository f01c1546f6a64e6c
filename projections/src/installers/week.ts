import type { ListedInstaller } from '@pilotlight/contracts/http/installers';

export interface DayCounts {
  readonly day: string;
  readonly conversations: number;
  readonly leads: number;
  readonly hot: number;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Seven of fourteen days (oldest first) beside the seven before; a day without a row counts as 0. */
export const weekOf = (days: readonly DayCounts[], fortnight: readonly string[]): ListedInstaller['week'] => {
  const byDay = new Map(days.map((counts) => [counts.day, counts]));
  const counted = (count: 'conversations' | 'leads' | 'hot') => {
    const counts = fortnight.map((day) => byDay.get(day)?.[count] ?? 0);
    return { before: counts.slice(0, 7), now: counts.slice(7) };
  };
  const chats = counted('conversations');
  const leads = counted('leads');
  const hot = counted('hot');
  return {
    chatsByDay: chats.now,
    chats: sum(chats.now),
    chatsBefore: sum(chats.before),
    leads: sum(leads.now),
    leadsBefore: sum(leads.before),
    hot: sum(hot.now),
    hotBefore: sum(hot.before),
  };
};
