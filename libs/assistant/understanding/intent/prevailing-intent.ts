import type { Intent } from '@pilotlight/contracts/values/intent';

/** The most pressing first; the cost of an installation is a quote. */
const pressing: readonly Intent[] = ['emergency', 'booking', 'quote', 'installation', 'service', 'general'];

export const prevailingIntent = (before: Intent | null, now: Intent | null): Intent | null => {
  if (before === null || now === null) return now ?? before;
  return pressing.indexOf(now) < pressing.indexOf(before) ? now : before;
};
