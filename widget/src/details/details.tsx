import type { PanelForm, PartHost } from '../lazy-parts';
import styles from './details.css?inline';
import { createLeadFormController } from './lead-form-controller';
import { LeadForm } from './lead-form';

/** Adds the details form to the panel, hidden at first. */
export const create = (host: PartHost): PanelForm => {
  const controller = createLeadFormController(host);
  host.adopt(styles);
  return {
    show: () => controller.show(true),
    clear: controller.clear,
    view: (open) => LeadForm({ host, open, form: controller.state(), actions: controller }),
  };
};
