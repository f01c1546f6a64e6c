export const PAUSE_MS = 30 * 60_000;

const inLondon = (date: Date) =>
  date.toLocaleString('en-GB', { timeZone: 'Europe/London', dateStyle: 'long', timeStyle: 'short' }).split(' at ');

/** "Today, 08:42" above the first message and after a pause; false in the middle of talk. Times are ISO 8601. */
export const dayLine = (at: string, before: string | undefined, now: Date): string | false => {
  const [day, time] = inLondon(new Date(at));
  return (
    !(before && Date.parse(at) - Date.parse(before) < PAUSE_MS) &&
    `${day === inLondon(now)[0] ? 'Today' : day}, ${time}`
  );
};
