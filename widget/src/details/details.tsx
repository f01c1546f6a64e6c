import type { Details, PartHost } from '../lazy-parts';
import styles from './details.css?inline';
import { createLeadFormController } from './lead-form-controller';
import { LeadForm } from './lead-form';

export const create = (host: PartHost): Details => {
  const controller = createLeadFormController(host);
  host.adopt(styles);
  return {
    isOpen: () => controller.state().open,
    show: controller.show,
    clear: () => controller.clear(),
    view: () => LeadForm({ host, form: controller.state(), actions: controller }),
  };
};
