import { pendingInstallers } from '@pilotlight/contracts/http/approval';
import type { z } from 'zod';
import { formatCount } from '../../../ui/format';

export type PendingFilter = z.output<(typeof pendingInstallers)['query']>['filter'];

/** The filter that an address asks for; what it says wrongly counts as not said. */
export const filterOf = (address: URLSearchParams): PendingFilter =>
  pendingInstallers.query.safeParse(Object.fromEntries(address)).data?.filter ?? 'waiting';

const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** "Two are ready for you", or who is waited for where none is. */
export const readyInWords = (ready: number, waiting: number): string => {
  if (ready === 1) return 'One is ready for you';
  if (ready > 1) return `${small[ready] ?? formatCount(ready)} are ready for you`;
  return waiting === 0 ? 'Nobody waits for approval' : 'None is ready yet';
};
