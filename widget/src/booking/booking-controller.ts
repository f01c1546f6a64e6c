import type { LondonDays, Slot } from '@pilotlight/contracts/http/appointments';
import { RING_US } from '../form-words';
import type { PartHost, Visits } from '../lazy-parts';
import { spanOf } from '../london-words';
import { createCountdown } from './hold';
import { createPicker } from './picker';

/** Choosing a time, saying who wants it, or asking to be rung. */
type Step = 'time' | 'form' | 'ring';

const isTaken = (error: unknown) => error instanceof Error && 'status' in error && error.status === 409;
/** Why a time can't be had. */
const wordsOf = (error: unknown) =>
  error instanceof Error && 'status' in error ? error.message : 'This time couldn’t be held. Please try again.';

/** A time on its way from the first look at what is free until it is booked. */
export const createBookingController = (host: PartHost) => {
  const { panel, load, draw, openForm, focusOnTalk, within, ask, slug, recall } = host;
  let step: Step = 'time';
  let visits: Visits | undefined;
  const focusOn = (selector: string) => panel.querySelector<HTMLElement>(`#booking ${selector}`)?.focus();
  const focusOnDay = () => focusOn('[aria-pressed=true]');
  const go = (next: Step) => {
    step = next;
    draw();
  };
  const picker = createPicker((query): Promise<LondonDays> => ask(`availability${query}`), draw);
  const lose = async (problem: string, taken?: boolean) => {
    countdown.stop();
    go('time');
    await picker.lose(problem, taken);
    focusOn(taken ? '.near button' : '[aria-pressed=true]');
  };
  const countdown = createCountdown(
    draw,
    () => void lose('The 5 minutes are over, and this time is free again. Please choose a time.'),
  );
  const withVisits = async () => (visits = await load('visit'));
  const close = () => {
    openForm();
    focusOnTalk();
  };
  const toForm = async (next: Step) => {
    try {
      const { fill } = await withVisits();
      go(next);
      fill();
      focusOn('input');
    } catch {
      void lose('The form couldn’t be loaded. Please try again.');
    }
  };

  return {
    state: () => ({ step, visits }),
    picker,
    countdown,
    show: (words: string) => {
      step = 'time';
      openForm('booking');
      if (words === RING_US) return void toForm('ring');
      void picker.open().then(focusOnDay);
      // Whoever has no session has no visit.
      if (recall('localStorage', slug))
        withVisits().then(
          ({ lookUp }) => lookUp(),
          () => undefined,
        );
    },
    clear: () => {
      countdown.stop();
      picker.clear();
      visits?.clear();
    },
    actions: {
      ring: () => void toForm('ring'),
      back: () => {
        if (step !== 'form') return close();
        go('time');
        focusOnDay();
      },
      hold: async (slot: Slot) => {
        countdown.start(`${spanOf(slot.start, slot.end)} is held for 5 minutes`);
        picker.choose(slot);
        try {
          await within((session) => ask('appointments/hold', session, { scheduledAt: slot.start }));
        } catch (error) {
          if (picker.state().chosen === slot) await lose(wordsOf(error), isTaken(error));
        }
      },
      send: async (event: Event) => {
        event.preventDefault();
        const { chosen } = picker.state();
        if (step === 'time') return chosen && toForm('form');
        try {
          if (!(await visits?.send(step === 'form' ? chosen : undefined))) return;
          if (step === 'form') {
            countdown.stop();
            picker.clear();
          }
          close();
        } catch (error) {
          await lose(wordsOf(error), true);
          // What was sent before, and got no answer, may have booked it.
          void visits?.lookUp();
        }
      },
    },
  };
};
