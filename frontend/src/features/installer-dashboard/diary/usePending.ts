import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { addDays, londonTime } from '@pilotlight/contracts/values/london-day';
import { useDiaryQuery } from './diary.api';

/** As many days as the diary answers at once. */
const daysAhead = 61;
const pollingInterval = 60_000;
const none: readonly Appointment[] = [];

/** From today on, as far as the diary answers. */
export const fromToday = (now: Date) => {
  const { day } = londonTime(now.toISOString());
  return { from: day, to: addDays(day, daysAhead) };
};

/** The requests that wait for the installer's word, soonest first; asked again every minute while the page is looked at. */
export const usePending = (now: Date): readonly Appointment[] => {
  const { data } = useDiaryQuery(
    { query: { ...fromToday(now), status: 'pending' } },
    { pollingInterval, skipPollingIfUnfocused: true, refetchOnFocus: true },
  );
  return data?.appointments ?? none;
};
