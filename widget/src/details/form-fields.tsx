/** @jsxImportSource @pilotlight/widget/jsx */
import type { JSX } from '../jsx/jsx-runtime';
import type { PartHost } from '../lazy-parts';
import type { LeadProblems } from './lead-checks';

/** Name, label, and a list of choices or what an input is for. */
export type Fields = readonly (readonly [name: string, label: string, kind: string | JSX.IntrinsicElements['input']])[];

/** The trade's word for a choice: "Combi (no tank or cylinder)" is kept as "combi". */
const kept = (choice: string) => choice.split(' (')[0]?.toLowerCase();

/** The fields of a form, each with what is wrong with it. */
export const drawFields = (fields: Fields, problems: LeadProblems, Icon: PartHost['Icon']) =>
  fields.map(([name, label, kind]) => {
    const problem = problems[name];
    const about = problem && `${name}_`;
    const field = { name, id: name, 'aria-invalid': Boolean(problem), 'aria-describedby': about };
    return (
      <div>
        <label for={name}>{label}</label>
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
  });
