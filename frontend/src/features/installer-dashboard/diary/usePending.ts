import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { addDays } from '@pilotlight/contracts/values/london-day';
import { useDiaryQuery } from './diary.api';

/** As many days as the diary answers at once. */
const daysAhead = 61;
const none: readonly Appointment[] = [];

/** From today on, as far as the diary answers. */
export const fromToday = (today: string) => ({ from: today, to: addDays(today, daysAhead) });

/** The requests that wait for the installer's word, soonest first. */
export const usePending = (today: string): readonly Appointment[] => {
  const { data } = useDiaryQuery({ query: { ...fromToday(today), status: 'pending' } });
  return data?.appointments ?? none;
};
