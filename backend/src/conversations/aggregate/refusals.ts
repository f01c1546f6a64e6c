import { Refused } from '../../write-side/refused';

/** One answer for all that isn't allowed in a chat, so that nothing can be learned from it. */
export const chatUnavailable = (): Refused => new Refused("This chat isn't available here", 'forbidden');

export const chatEnded = (): Refused => new Refused('This chat has ended. Please open it again.', 'unauthorised');

/** One answer for what never was, is erased, or is another installer's: nothing can be learned from it. */
export const noSuchConversation = (): Refused => new Refused('No such conversation', 'not-found');
