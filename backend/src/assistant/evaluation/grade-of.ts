import type { Grade } from '@pilotlight/contracts/values/intent';
import type { DialogueSoFar } from './dialogue-so-far';

/** The lead's grade by the rules; null while there is none. */
export const gradeOf = (_held: DialogueSoFar): Grade | null => null;
