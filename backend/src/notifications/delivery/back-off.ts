const minute = 60_000;
const waits = [1, 5, 15, 60, 240].map((minutes) => minutes * minute);

/** Never sooner than the provider asks for. Null after the last attempt. */
export const nextAttemptAt = (attempts: number, askedForSeconds: number, now: number): string | null => {
  const wait = waits[attempts - 1];
  return wait === undefined ? null : new Date(now + Math.max(wait, askedForSeconds * 1_000)).toISOString();
};
