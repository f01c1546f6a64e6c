/** @jsxImportSource @pilotlight/widget/jsx */
import type { PanelForm, PartHost } from '../lazy-parts';
import styles from './details.css?inline';
import { createLeadFormController } from './lead-form-controller';
import { LeadForm } from './lead-form';

/** Adds the details form to the panel, hidden at first. */
export const create = (host: PartHost): PanelForm => {
  const { state, actions, clear } = createLeadFormController(host);
  host.adopt(styles);
  return {
    show: () => actions.show(true),
    clear,
    view: (open) => <LeadForm host={host} open={open} form={state()} actions={actions} />,
  };
};
