import { readAnswer } from '../interlock/answer';
import { hasShortPhone } from '../understanding/contact/phones';
import { understand } from '../understanding/understand';
import type { AskedFor } from './dialogue';
import { topicsOf } from './topics';

/** A message and what the reply before it asked for. */
export interface Spoken {
  readonly text: string;
  readonly asked: AskedFor;
  /** ISO 8601 UTC. */
  readonly at: string;
}

// The interlock's own reading of an answer takes all that is no plain no for a yes.
const yes = /^\W*(?:y|yes|yeah|yep|yup|aye|sure|please|correct|right|true)\b/i;

/** True where a message holds nothing that the script can take up: no detail, no wish, no topic, no yes or no. */
export const notUnderstood = ({ text, asked, at }: Spoken): boolean => {
  if (yes.test(text) || readAnswer(text) === 'no' || topicsOf(text).size > 0 || hasShortPhone(text)) return false;
  const { intent, facts, needs, withdrawn } = understand(text, { asked, intent: null, facts: {}, at });
  return intent === null && Object.keys(facts).length === 0 && needs.size === 0 && withdrawn.size === 0;
};
