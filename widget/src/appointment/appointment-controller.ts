import type { LinkedAppointment } from '@pilotlight/contracts/http/appointments';
import { createPicker } from '../booking/picker';
import { spanOf } from '../london-words';
import { endOf, toConfirm } from '../visit/visit-card';
import { Refusal, type Link } from './linked-visit';

/** What is being done with the visit. */
type Doing = 'looking' | 'moving' | 'cancelling';

export interface PageState {
  /** Undefined until the server has told of it. */
  readonly told: LinkedAppointment | undefined;
  readonly doing: Doing;
  /** What was done last. */
  readonly note: string;
  readonly problem: string;
  readonly sending: boolean;
}

const WRONG_LINK = 'This link isn’t right. Please open it again, whole, from the message that it came in.';
const NOT_LOADED = 'Your visit couldn’t be loaded. Please try again in a moment.';
const NOT_SENT = 'That didn’t work. Please try again.';

/** What the page of a signed link knows and does. */
export const createAppointmentController = (link: Link, draw: () => void, focusOn: (selector: string) => void) => {
  let state: PageState = { told: undefined, doing: 'looking', note: '', problem: '', sending: false };
  const change = (next: Partial<PageState>) => {
    state = { ...state, ...next };
    draw();
  };
  const picker = createPicker((query) => {
    if (!state.told) throw new Error('No visit to move');
    const { installer, appointment } = state.told;
    return link.free(installer.slug, appointment.duration, query);
  }, draw);
  const turnTo = (doing: Doing) => {
    change({ doing, note: '', problem: '' });
    focusOn(doing === 'looking' ? 'h1' : 'h2');
  };
  const send = async (call: () => Promise<LinkedAppointment>, noteOf: (told: LinkedAppointment) => string) => {
    if (state.sending) return;
    change({ sending: true, problem: '' });
    try {
      const told = await call();
      change({ told, doing: 'looking', note: noteOf(told) });
      picker.clear();
      focusOn('h1');
    } catch (error) {
      const words = error instanceof Refusal ? error.message : NOT_SENT;
      const isTaken = error instanceof Refusal && error.status === 409;
      if (isTaken && state.doing === 'moving') await picker.lose('That time has just gone. These are near it.', true);
      else change({ problem: words });
    }
    change({ sending: false });
  };

  return {
    state: () => state,
    picker,
    async look() {
      try {
        change({ told: await link.look() });
      } catch (error) {
        change({ problem: error instanceof Refusal && error.status !== 429 ? WRONG_LINK : NOT_LOADED });
      }
    },
    keep: () => turnTo('looking'),
    startMove: () => {
      turnTo('moving');
      void picker.open();
    },
    startCancel: () => turnTo('cancelling'),
    move: () => {
      const { chosen } = picker.state();
      if (chosen)
        void send(
          () => link.move(chosen.start),
          ({ appointment, installer }) =>
            `Your visit is now on ${spanOf(appointment.scheduledAt, endOf(appointment))}. ${toConfirm(appointment, installer.name)}`.trim(),
        );
    },
    cancel: (reason: string) =>
      void send(
        () => link.cancel(reason),
        ({ installer }) => `Your visit is cancelled. ${installer.name} has been told.`,
      ),
  };
};

export type AppointmentController = ReturnType<typeof createAppointmentController>;
