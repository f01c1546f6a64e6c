import type { Span } from '@pilotlight/booking/offered-slots';
import type { Range } from '@pilotlight/projections/appointments/appointments.reader';

/** When an installer is busy outside of its diary, as far as a calendar of its own says so in time. Never rejects. */
export abstract class BusyTimes {
  abstract of(slug: string, range: Range): Promise<readonly Span[]>;
}

/** What is left of spans without others: a calendar that our own visits are written to names their times as well. */
export const withoutOwn = (busy: readonly Span[], own: readonly Span[]): readonly Span[] => {
  const visits = own.toSorted((one, other) => one.start.localeCompare(other.start));
  return busy.flatMap(({ start, end }) => {
    const left: Span[] = [];
    let from = start;
    for (const visit of visits) {
      if (visit.end <= from || visit.start >= end) continue;
      if (visit.start > from) left.push({ start: from, end: visit.start });
      from = visit.end;
    }
    return from < end ? [...left, { start: from, end }] : left;
  });
};
