/** `Map.groupBy`, which Node 20 lacks. */
export const groupedBy = <K, T>(all: readonly T[], keyOf: (each: T) => K): ReadonlyMap<K, readonly T[]> => {
  const groups = new Map<K, T[]>();
  for (const each of all) {
    const group = groups.get(keyOf(each));
    if (group) group.push(each);
    else groups.set(keyOf(each), [each]);
  }
  return groups;
};
