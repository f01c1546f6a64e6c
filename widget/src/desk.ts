import type { KnownLead } from '@pilotlight/contracts/http/widget';
import { leadProblem, leadProblems, type LeadDraft, type LeadProblems } from './conversation/lead-checks';
import { Refusal } from './conversation/api';
import type { FormState } from './view/panel-props';

/** A quick reply with these words opens the form instead of being said. */
export const LEAVE_DETAILS = 'Leave my details';

const blank: FormState = { open: false, problems: {}, sending: false, failure: '', length: 0 };

/** Where the visitor writes: the details' form and the message field, of which one is out at a time and none loses its words. */
export const createDesk = (
  panel: HTMLElement,
  draw: () => void,
  focusOnTalk: () => void,
  known: () => KnownLead,
  send: (lead: LeadDraft) => Promise<void>,
) => {
  let state = blank;
  const change = (next: Partial<FormState>) => {
    state = { ...state, ...next };
    draw();
  };
  const focusOn = (selector: string) => panel.querySelector<HTMLElement>(`.form ${selector}`)?.focus();
  /** Puts what is known into the fields that the visitor hasn't touched. */
  const prefill = (lead: Partial<LeadDraft>) => {
    for (const field of panel.querySelectorAll<HTMLInputElement>('.form input'))
      if (field.value === field.defaultValue) field.value = field.defaultValue = lead[field.name] ?? '';
  };
  const showForm = (open: boolean) => {
    change({ open });
    if (!open) return focusOnTalk();
    prefill(known());
    focusOn('input');
  };

  return {
    state: () => state,
    clear() {
      state = blank;
      for (const form of panel.querySelectorAll('form')) form.reset();
      prefill({});
    },
    actions: {
      showForm,
      count: (length: number) => change({ length }),
      check({ type, target }: Event) {
        if (!(target instanceof HTMLInputElement)) return;
        const { name, value } = target;
        // While somebody still types, only a message that stands already is looked at again.
        if (type === 'input' && !state.problems[name]) return;
        change({ problems: { ...state.problems, [name]: leadProblem(name, value) } });
      },
      async leave(event: Event) {
        event.preventDefault();
        if (state.sending || !(event.target instanceof HTMLFormElement)) return;
        const draft = Object.fromEntries(
          [...new FormData(event.target)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
        );
        const problems: LeadProblems = leadProblems(draft);
        change({ problems, failure: '' });
        if (Object.values(problems).some(Boolean)) return focusOn('[aria-invalid=true]');
        change({ sending: true });
        try {
          await send(draft);
          showForm(false);
        } catch (error) {
          const failure = error instanceof Refusal ? error.message : 'Not sent. Please try again.';
          // The server alone knows how long each area's numbers are.
          change(failure.endsWith('phone number') ? { problems: { phone: failure } } : { failure });
          focusOn('[aria-invalid=true]');
        }
        change({ sending: false });
      },
    },
  };
};
