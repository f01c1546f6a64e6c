import type { DialogueReply } from '../dialogue';
import { offering } from './offer-times';
import type { FreeTime, VisitTalk } from './visit-talk';
import { fewOf } from './wished-times';

interface Talked {
  readonly free: readonly FreeTime[];
  readonly talk: VisitTalk;
}

const others = ({ free, talk }: Talked, isLater: boolean): readonly FreeTime[] => {
  const shown = talk.offered.length > 0 ? talk.offered : talk.chosen ? [talk.chosen] : [];
  const [first] = shown;
  const last = shown.at(-1);
  if (!first || !last) return fewOf(free);
  return isLater
    ? free.filter(({ start }) => start > last.start).slice(0, 4)
    : free.filter(({ start }) => start < first.start).slice(-4);
};

/** Times before or after those shown; the same again where there are none. */
export const otherTimes = (booking: Talked, isLater: boolean): DialogueReply => {
  const { talk, free } = booking;
  const times = others(booking, isLater);
  if (times.length > 0) return offering(times, talk.moves, '');
  const shown = talk.offered.length > 0 ? talk.offered : fewOf(free);
  return offering(shown, talk.moves, isLater ? 'Nothing later is free, sorry.' : 'Nothing earlier is free, sorry.');
};
