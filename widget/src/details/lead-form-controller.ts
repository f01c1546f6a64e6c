import type { KnownLead } from '@pilotlight/contracts/http/widget';
import type { PartHost } from '../lazy-parts';
import { leadProblem, leadProblems, type LeadDraft, type LeadProblems } from './lead-checks';
import { createThanks } from './thanks';

export interface FormState {
  readonly problems: LeadProblems;
  readonly sending: boolean;
  readonly failure: string;
}

interface LeadAnswer {
  readonly message: string;
  readonly lead: KnownLead;
}

export interface FormActions {
  readonly show: (open: boolean) => void;
  readonly check: (event: Event) => void;
  readonly leave: (event: Event) => void;
}

const blank: FormState = { problems: {}, sending: false, failure: '' };

export const createLeadFormController = (host: PartHost) => {
  const { panel, launcher, draw, openForm, focusOnTalk, state: talk, dispatch, within, ask } = host;
  const thanks = createThanks(host);
  let state = blank;
  const change = (next: Partial<FormState>) => {
    state = { ...state, ...next };
    draw();
  };
  const focusOn = (selector: string) => {
    const field = panel.querySelector<HTMLElement>(`form.form ${selector}`);
    field?.focus();
    return field;
  };
  /** Puts what is known into the fields that the visitor hasn't touched. */
  const prefill = (lead: Partial<LeadDraft>) => {
    for (const field of panel.querySelectorAll<HTMLInputElement>('form.form input')) {
      field.defaultValue = lead[field.name] ?? '';
      field.checked = false;
    }
  };
  const show = (open: boolean) => {
    openForm(open && 'details');
    if (!open) return focusOnTalk();
    prefill(talk().lead);
    focusOn('input');
  };

  return {
    state: () => state,
    clear: () => {
      state = blank;
      prefill({});
      thanks.forget();
    },
    show,
    check({ type, target }: Event) {
      if (!(target instanceof HTMLInputElement)) return;
      const { name, value } = target;
      // While somebody is typing, only a problem already shown is checked again.
      if (type === 'input' && !state.problems[name]) return;
      change({ problems: { ...state.problems, [name]: leadProblem(name, value) } });
    },
    async leave(event: Event) {
      event.preventDefault();
      if (state.sending) return;
      const fields = panel.querySelectorAll<HTMLInputElement>('form.form [name]');
      const draft = Object.fromEntries([...fields].map(({ name, value }) => [name, value]));
      change({ problems: leadProblems(draft), failure: '' });
      if (focusOn('[aria-invalid]')) return;
      change({ sending: true });
      try {
        const { message, lead }: LeadAnswer = await within((session) =>
          ask('lead', session, {
            lead: draft,
            marketing: Boolean(panel.querySelector('form.form input:checked')),
            consent: launcher.consent,
          }),
        );
        dispatch({ type: 'learned', lead });
        thanks.give(message);
        show(false);
      } catch (error) {
        const failure = error instanceof Error && 'status' in error ? error.message : 'Not sent. Please try again.';
        // The server alone knows how long each area's numbers are.
        change(failure.endsWith('phone number') ? { problems: { phone: failure } } : { failure });
        focusOn('[aria-invalid]');
      }
      change({ sending: false });
    },
  };
};
