import type { LeadFilters } from '@pilotlight/contracts/http/leads';

export interface LeadActionsProps {
  readonly portal: 'admin' | 'installer';
  /** Session ids, in the order in which they were selected; empty where none is. */
  readonly selected: readonly string[];
  /** What the list shows. */
  readonly filters: LeadFilters;
}

/** What leads out of the hub: export and forwarding, of the selected or of all that the list finds. */
export const LeadActions = (_props: LeadActionsProps) => null;
