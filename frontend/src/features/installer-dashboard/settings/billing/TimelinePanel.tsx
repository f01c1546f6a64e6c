import type { BillingEntry } from '@pilotlight/contracts/http/billing';
import { Timeline } from '../../../../shared/billing/Timeline';
import { Panel } from '../../../../ui/Panel';

/** What happened to the subscription, newest first. */
export const TimelinePanel = ({ entries }: { readonly entries: readonly BillingEntry[] }) => (
  <Panel title="What happened">
    <Timeline entries={entries} reader="installer" />
  </Panel>
);
