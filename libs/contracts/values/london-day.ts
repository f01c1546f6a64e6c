const inLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

const millisecondsPerDay = 86_400_000;

type LondonTime = { readonly day: string; readonly hour: number };

const millisecondsPerHour = 3_600_000;
const hoursKept = 1_000;
// By the hour since 1970: London's clocks change on the hour.
const known = new Map<number, LondonTime>();

const read = (moment: Date): LondonTime => {
  const parts = new Map(inLondon.formatToParts(moment).map(({ type, value }) => [type, value]));
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    hour: Number(parts.get('hour')),
  };
};

/** YYYY-MM-DD and 0-23 on London's wall clock, of a moment in ISO 8601. */
export const londonTime = (at: string): LondonTime => {
  const moment = new Date(at);
  const hour = Math.floor(moment.getTime() / millisecondsPerHour);
  const before = known.get(hour);
  if (before) return before;
  const time = read(moment);
  if (known.size >= hoursKept) known.clear();
  known.set(hour, time);
  return time;
};

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * millisecondsPerDay).toISOString().slice(0, 10);

/** The moment at which a day (YYYY-MM-DD) begins in London, ISO 8601 UTC. */
export const londonMidnight = (day: string): string => {
  const midnight = Date.parse(day);
  const { hour } = londonTime(new Date(midnight).toISOString());
  return new Date(midnight - hour * 3_600_000).toISOString();
};

export const daysEnding = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(last, index - count + 1));
