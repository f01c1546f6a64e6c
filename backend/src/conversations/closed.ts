import { Refused } from '../write-side/refused';

/** One answer for all that isn't allowed in a chat, so that nothing can be learned from it. */
export const closed = (): Refused => new Refused("This chat isn't available here", 'forbidden');
