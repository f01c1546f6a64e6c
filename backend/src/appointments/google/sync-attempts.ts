const minute = 60_000;
const giveUpAfter = 24 * 60 * minute;
const waits = [1, 5, 15, 60, 240].map((minutes) => minutes * minute);
const longest = 240 * minute;

/** When it is tried again after so many attempts, the first one since that moment; null once a day has gone by. Milliseconds since 1970. */
export const nextAttempt = (attempts: number, since: number, now: number): number | null => {
  const next = now + (waits[attempts - 1] ?? longest);
  return next - since > giveUpAfter ? null : next;
};
