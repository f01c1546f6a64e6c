import { type Intent, type SubIntent, subIntents } from '@pilotlight/contracts/values/intent';

interface About {
  readonly intent: Intent | null;
  readonly subIntent: SubIntent | null;
}

/** A sub-intent lasts as long as its intent: a message with another intent drops it. */
export const subIntentAfter = (before: About | null, { intent, subIntent }: About): SubIntent | null => {
  const told = subIntent && intent && subIntents[intent].some((each) => each === subIntent) ? subIntent : null;
  // A time or a day told for a visit that is to be moved asks for no other visit.
  if (told === 'new' && before?.subIntent === 'reschedule') return 'reschedule';
  return told ?? (before?.intent === intent ? (before?.subIntent ?? null) : null);
};
