const minute = 60_000;
/** Milliseconds before the second attempt, the third, and so on. */
const waits = [1, 5, 15, 60, 240].map((minutes) => minutes * minute);

/** When to try again after so many attempts (ISO 8601 UTC): later than the provider asks for, never sooner. Null after the last. */
export const nextAttemptAt = (attempts: number, askedForSeconds: number, now: number): string | null => {
  const wait = waits[attempts - 1];
  return wait === undefined ? null : new Date(now + Math.max(wait, askedForSeconds * 1_000)).toISOString();
};
