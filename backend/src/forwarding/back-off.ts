const [second, minute, hour] = [1_000, 60_000, 3_600_000];
/** As Svix waits; the first attempt goes out at once. */
const waits = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];

/**
 * Milliseconds until the next attempt after so many, never less than the receiver asks for; null after the last. Up to a fifth is added
 * by `chance` (0 to 1), so that what failed together doesn't come again together.
 */
export const nextTryIn = (tries: number, askedForSeconds: number, chance: number): number | null => {
  const wait = waits[tries - 1];
  return wait === undefined ? null : Math.max(Math.round(wait * (1 + chance / 5)), askedForSeconds * second);
};
