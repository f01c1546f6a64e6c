import type { Need } from '@pilotlight/contracts/values/need';

export const needsAfter = (
  before: ReadonlySet<Need>,
  said: { readonly needs: Iterable<Need>; readonly withdrawn: Iterable<Need> },
): ReadonlySet<Need> => {
  const after = new Set(before);
  for (const need of said.withdrawn) after.delete(need);
  for (const need of said.needs) after.add(need);
  return after;
};
