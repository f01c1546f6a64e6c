import type { Appointment, Slot } from '@pilotlight/contracts/http/appointments';
import type { LeadDraft, LeadProblems } from '../details/lead-checks';
import type { PartHost } from '../lazy-parts';
import { spanOf } from '../london-words';
import { endOf, titleOf, toConfirm } from './visit-card';
import { leadFieldOf, problemOf, problemsOf } from './visit-fields';

export type OwnVisit = Appointment & { readonly link: string };

interface VisitState {
  readonly problems: LeadProblems;
  readonly sending: boolean;
  readonly failure: string;
  /** The visitor's visits to come. */
  readonly own: readonly OwnVisit[];
}

const blank: VisitState = { problems: {}, sending: false, failure: '', own: [] };

const isToCome = ({ status, scheduledAt }: Appointment) =>
  (status === 'pending' || status === 'confirmed') && Date.parse(scheduledAt) > Date.now();

/** The form for a held time or a call-back, and what the server made of it. */
export const createVisitController = ({ panel, draw, state: talk, dispatch, within, ask, firm, now }: PartHost) => {
  let state = blank;
  const change = (next: Partial<VisitState>) => {
    state = { ...state, ...next };
    draw();
  };
  const fields = () => [...panel.querySelectorAll<HTMLInputElement>('#booking [name]')];
  const tell = (id: string, text: string) => dispatch({ type: 'told', id, at: now(), text });

  const book = async (draft: LeadDraft, scheduledAt: string) => {
    const body = { ...draft, scheduledAt, appointmentType: draft['appointmentType'] || undefined };
    const { appointment }: { appointment: OwnVisit } = await within((session) => ask('appointments', session, body));
    state = { ...state, own: [appointment] };
    const span = spanOf(appointment.scheduledAt, endOf(appointment));
    tell(appointment.id, `Thanks. ${titleOf(appointment)}: ${span}. ${toConfirm(appointment, firm)}`);
  };
  const askToBeRung = async ({ customerPhone: phone, preferredTime, notes }: LeadDraft) => {
    const body = { phone, preferredTime, notes };
    const { message }: { message: string } = await within((session) => ask('callback', session, body));
    tell('callback', message);
  };

  return {
    state: () => state,
    /** Fills what is known into the empty fields. */
    fill: () => {
      change({ problems: {}, failure: '' });
      const lead: LeadDraft = { ...talk().lead };
      for (const field of fields()) field.value ||= lead[leadFieldOf(field.name)] ?? '';
    },
    clear: () => {
      state = blank;
    },
    lookUp: async () => {
      const { appointments } = await within((session): Promise<{ appointments: readonly OwnVisit[] }> =>
        ask('appointments', session),
      );
      change({ own: appointments.filter(isToCome) });
    },
    check: ({ type, target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return;
      const { name, value } = target;
      // While somebody is typing, only a problem already shown is checked again.
      if (type === 'input' && !state.problems[name]) return;
      change({ problems: { ...state.problems, [name]: problemOf(name, value) } });
    },
    /** Books the time, or asks for a call where there is none. False where the form is not in order; rejects where the time has gone. */
    send: async (slot: Slot | undefined): Promise<boolean> => {
      if (state.sending) return false;
      const draft: LeadDraft = Object.fromEntries(fields().map(({ name, value }) => [name, value]));
      const problems = problemsOf(draft);
      change({ problems, failure: '', sending: !Object.values(problems).some(Boolean) });
      if (!state.sending) panel.querySelector<HTMLElement>('#booking [aria-invalid=true]')?.focus();
      else
        try {
          await (slot ? book(draft, slot.start) : askToBeRung(draft));
          return true;
        } catch (error) {
          const isRefused = error instanceof Error && 'status' in error;
          if (isRefused && error.status === 409) throw error;
          change({ failure: isRefused ? error.message : 'Not sent. Please try again.' });
        } finally {
          change({ sending: false });
        }
      return false;
    },
  };
};
