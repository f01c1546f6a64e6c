import type { Invoice } from '@pilotlight/contracts/http/billing';
import { Invoices } from '../../../../shared/billing/Invoices';
import { Panel } from '../../../../ui/Panel';

/** What was charged, each with the provider's own page where it has one. */
export const InvoicesPanel = ({ invoices }: { readonly invoices: readonly Invoice[] }) => (
  <Panel title="Invoices">
    <Invoices invoices={invoices} />
  </Panel>
);
