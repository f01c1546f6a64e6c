import { type Intent, intents } from '@pilotlight/contracts/values/intent';

/** A conversation's intent after one more message: the most pressing one stands. */
export const prevailingIntent = (before: Intent | null, now: Intent | null): Intent | null => {
  if (before === null || now === null) return now ?? before;
  return intents.indexOf(now) < intents.indexOf(before) ? now : before;
};
