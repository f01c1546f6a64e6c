import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { shortDay } from './days';
import { customerOf, endOf, holdsItsTime, placeOf, timesInWords } from './visit';
import { statusLooks } from './visit/status-looks';

const movedTo = (before: Appointment, after: Appointment): string => {
  const [from, to] = [placeOf(before), placeOf(after)];
  const where = from.day === to.day ? to.start : `${shortDay(to.day)}, ${to.start}`;
  return `moved to ${where}`;
};

const statusNow = ({ status, metadata }: Appointment): string => {
  const said = statusLooks[status].name.toLowerCase();
  return status === 'cancelled' && metadata.cancelledBy === 'visitor' ? `${said} by the visitor` : said;
};

/** What somebody else has done to a visit meanwhile: "Priya Nair: moved to 14:00 and confirmed." */
export const whatChanged = (before: Appointment, after: Appointment): string => {
  const changes = [
    before.scheduledAt !== after.scheduledAt && movedTo(before, after),
    before.duration !== after.duration && `now ${timesInWords(after)}`,
    before.status !== after.status && statusNow(after),
  ].filter((change) => change !== false);
  return `${customerOf(after)}: ${changes.length > 0 ? new Intl.ListFormat('en-GB').format(changes) : 'its details were changed'}.`;
};

/** The visit that holds a time which another was to be put at: "Helen Marsh is there from 14:00 to 15:00." */
export const whoIsThere = (
  wanted: Pick<Appointment, 'id' | 'scheduledAt' | 'duration'>,
  known: readonly Appointment[],
): string | null => {
  const there = known.find(
    (visit) =>
      visit.id !== wanted.id &&
      holdsItsTime(visit) &&
      Date.parse(visit.scheduledAt) < Date.parse(endOf(wanted)) &&
      Date.parse(endOf(visit)) > Date.parse(wanted.scheduledAt),
  );
  return there ? `${customerOf(there)} is there from ${timesInWords(there)}.` : null;
};
