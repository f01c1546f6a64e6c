import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import { addDays } from '@pilotlight/contracts/values/london-day';
import { momentInLondon } from '../../understanding/time/london-clock';
import type { FreeTime } from './visit-talk';

/** As many times as a reply shows. */
const shown = 4;

const from = (moment: string): number => Date.parse(moment.includes('T') ? moment : momentInLondon(moment, 0));
/** A day's end is the next one's beginning. */
const until = (moment: string): number =>
  Date.parse(moment.includes('T') ? moment : momentInLondon(addDays(moment, 1), 0));

type Wish = Pick<LeadFacts, 'preferred_from' | 'preferred_to'>;

export const isWished = ({ preferred_from, preferred_to }: Wish): boolean => Boolean(preferred_from || preferred_to);

/** The free times that a wish allows, soonest first; all of them where it names no date. */
export const wishedTimes = (free: readonly FreeTime[], wish: Wish): readonly FreeTime[] => {
  const { preferred_from: first, preferred_to: last } = wish;
  const [earliest, latest] = [first ? from(first) : -Infinity, last ? until(last) : Infinity];
  // "At two" is one moment: the visit that begins then.
  const isMoment = first !== undefined && first === last && first.includes('T');
  return free.filter(({ start }) => {
    const at = Date.parse(start);
    return at >= earliest && (isMoment ? at === latest : at < latest);
  });
};

/** A handful to choose from: the soonest, and then others spread over what there is, so that several days are among them. */
export const fewOf = (times: readonly FreeTime[]): readonly FreeTime[] => {
  if (times.length <= shown) return times;
  const [soonest, ...others] = times;
  const step = Math.max(1, Math.floor(Math.min(others.length, 12) / (shown - 1)));
  const chosen = [soonest, ...others.filter((_, index) => (index + 1) % step === 0)];
  return chosen.flatMap((time) => time ?? []).slice(0, shown);
};

/** The times nearest to a wish that none is free for: those after it, else the last before it. */
export const nearestTimes = (
  free: readonly FreeTime[],
  { preferred_from, preferred_to }: Wish,
): readonly FreeTime[] => {
  const wished = preferred_from ?? preferred_to;
  if (!wished) return fewOf(free);
  const after = free.filter(({ start }) => Date.parse(start) >= from(wished));
  return (after.length > 0 ? after : free.slice(-shown)).slice(0, shown);
};
