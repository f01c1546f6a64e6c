import type { Intent } from '@pilotlight/contracts/values/intent';

/** The most pressing first; whoever asks what an installation costs is after its price. */
const pressing: readonly Intent[] = ['emergency', 'booking', 'quote', 'installation', 'service', 'general'];

export const prevailingIntent = (before: Intent | null, now: Intent | null): Intent | null => {
  if (before === null || now === null) return now ?? before;
  return pressing.indexOf(now) < pressing.indexOf(before) ? now : before;
};
