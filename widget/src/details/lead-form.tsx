/** @jsxImportSource @pilotlight/widget/jsx */
import type { JSX } from '../jsx/jsx-runtime';
import type { PartHost } from '../lazy-parts';
import type { FormActions, FormState } from './lead-form-controller';

interface LeadFormProps {
  readonly host: PartHost;
  readonly form: FormState;
  readonly actions: FormActions;
}

type Input = JSX.IntrinsicElements['input'];

const fields: readonly (readonly [name: string, label: string, kind: string | Input])[] = [
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

/** "Combi (no tank or cylinder)" is kept as "combi". */
const kept = (choice: string) => choice.split(' (')[0]?.toLowerCase();

export const LeadForm = ({ host: { firm, Icon, Privacy }, form, actions }: LeadFormProps) => (
  <form
    class="card form"
    aria-label="Your details"
    noValidate
    hidden={!form.open}
    onSubmit={actions.leave}
    onFocusOut={actions.check}
    onInput={actions.check}
  >
    <small>* A phone number or an email is enough.</small>
    {fields.map(([name, label, kind]) => {
      const problem = form.problems[name];
      const about = problem && `${name}_`;
      const field = { name, id: name, 'aria-invalid': Boolean(problem), 'aria-describedby': about };
      return (
        <div>
          <label for={field.id}>{label}</label>
          {typeof kind === 'string' ? (
            [
              <select {...field}>
                <option value="">Choose…</option>
                {kind.split(',').map((choice) => (
                  <option value={kept(choice)}>{choice}</option>
                ))}
              </select>,
              <Icon name="down" />,
            ]
          ) : (
            <input {...field} autoComplete={name} {...kind} />
          )}
          {problem && (
            <span class="meta err" id={about}>
              <Icon name="alert" />
              {problem}
            </span>
          )}
        </div>
      );
    })}
    <small>
      {firm} uses this to quote and get in touch about this job, nothing else. <Privacy />
    </small>
    <label>
      <input type="checkbox" /> You may send me offers and reminders of services
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
