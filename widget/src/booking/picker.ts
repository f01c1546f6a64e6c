import type { LondonDays, Slot } from '@pilotlight/contracts/http/appointments';
import { DAYS_IN_SIGHT, daysAfter, firstFree, nearest, withFresh, withTaken, type SeenDay } from './days';

export interface PickerState {
  readonly days: readonly SeenDay[];
  /** Which of them stands first in the strip. */
  readonly first: number;
  /** Nothing can be booked beyond them. */
  readonly ended: boolean;
  readonly date: string;
  readonly chosen: Slot | undefined;
  /** Why there is nothing to choose from, or what became of the time that was chosen. */
  readonly problem: string;
  /** Free times close to the one that went. */
  readonly near: readonly Slot[];
}

const DAYS_AT_ONCE = 30;
const empty: PickerState = { days: [], first: 0, ended: false, date: '', chosen: undefined, problem: '', near: [] };

/** The days and times to choose from. `ask` gives those that a query names, by default the first that can be booked. */
export const createPicker = (ask: (query: string) => Promise<LondonDays>, draw: () => void) => {
  let state = empty;
  const change = (next: Partial<PickerState>) => {
    state = { ...state, ...next };
    draw();
  };
  const load = async (query: string) => {
    const { days } = await ask(query);
    const ended = !days.some(({ slots }) => slots.length);
    change(ended ? { ended } : { days: withFresh(state.days, days, state.chosen?.start) });
  };
  const dateOf = (slot: Slot) => state.days.find(({ slots }) => slots.some(({ start }) => start === slot.start))?.date;
  const showDay = (date = '') => {
    const place = state.days.findIndex((day) => day.date === date);
    change({ date, first: place - (place % DAYS_IN_SIGHT) });
  };

  return {
    state: () => state,
    /** Looks at what is free; a time that is chosen stays so. */
    async open() {
      if (!state.chosen) change(empty);
      try {
        await load('');
        const date = (state.chosen && dateOf(state.chosen)) ?? firstFree(state.days)?.date;
        if (date) showDay(date);
        else change({ problem: 'No time is free at the moment.' });
      } catch {
        change({ problem: 'The free times couldn’t be loaded. Please try again.' });
      }
    },
    choose(chosen: Slot) {
      change({ chosen, problem: '', near: [] });
      showDay(dateOf(chosen));
    },
    /** What was chosen is booked, or given up. */
    clear: () => change(empty),
    /** Another stretch of days, earlier or later; what lies beyond the last is asked for. */
    async turn(by: number) {
      const first = state.first + by * DAYS_IN_SIGHT;
      const last = state.days.at(-1)?.date;
      if (first + DAYS_IN_SIGHT > state.days.length && last && !state.ended)
        await load(`?from=${daysAfter(last, 1)}&to=${daysAfter(last, DAYS_AT_ONCE)}`).catch(() => undefined);
      if (first < state.days.length) change({ first });
    },
    showDay,
    /** The chosen time is gone: its day and those that follow are looked at again. */
    async lose(problem: string, isTaken?: boolean) {
      const { chosen } = state;
      change({ chosen: undefined, problem });
      const date = chosen && dateOf(chosen);
      if (!date) return;
      await load(`?from=${date}&to=${daysAfter(date, DAYS_IN_SIGHT)}`).catch(() => undefined);
      if (!isTaken) return;
      const days = withTaken(state.days, chosen.start);
      change({ days, near: nearest(days, chosen.start) });
    },
  };
};

export type Picker = ReturnType<typeof createPicker>;
