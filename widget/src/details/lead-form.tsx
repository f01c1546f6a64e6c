/** @jsxImportSource @pilotlight/widget/jsx */
import type { PartHost } from '../lazy-parts';
import { drawFields, type Fields } from './form-fields';
import type { FormActions, FormState } from './lead-form-controller';

interface LeadFormProps {
  readonly host: PartHost;
  readonly open: boolean;
  readonly form: FormState;
  readonly actions: FormActions;
}

const fields: Fields = [
  ['name', 'Name', {}],
  ['phone', 'Phone *', { type: 'tel', autoComplete: 'tel' }],
  ['email', 'Email *', { type: 'email' }],
  ['postcode', 'Postcode', { autoComplete: 'postal-code' }],
  ['propertyType', 'Property', 'House,Flat,Bungalow,Terraced,Semi-detached,Detached,Maisonette,Other'],
  [
    'currentSystem',
    'Current boiler',
    'Combi (no tank or cylinder),System (with a cylinder),Regular (loft tank),Back boiler,Heat pump,Electric,Oil,LPG,Storage heaters,Warm air',
  ],
];

export const LeadForm = ({ host: { firm, launcher, Privacy, Icon }, open, form, actions }: LeadFormProps) => (
  <form
    class="card form"
    aria-label="Your details"
    noValidate
    hidden={!open}
    onSubmit={actions.leave}
    onFocusOut={actions.check}
    onInput={actions.check}
  >
    <small>* A phone number or an email is enough.</small>
    {drawFields(fields, form.problems, Icon)}
    <small>
      {firm} uses this to quote and get in touch about this job, nothing else. <Privacy />
    </small>
    <label>
      <input type="checkbox" /> {launcher.consent}
    </label>
    <p class="meta err" role="alert">
      {form.failure}
    </p>
    <div class="pair">
      <button type="button" class="btn" onClick={() => actions.show(false)}>
        Not now
      </button>
      <button class="btn act">{form.sending ? 'Sending…' : 'Send my details'}</button>
    </div>
  </form>
);
