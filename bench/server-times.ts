/** How many answers took no longer than so many seconds, by the server's own clock; the last bound is infinite. */
export type ServerTimes = readonly { readonly bound: number; readonly count: number }[];

const bucket = /^pilotlight_http_request_seconds_bucket\{(.*)\} (\d+)$/;

/** What the product's metrics tell of a route so far. Throws where they can't be had. */
export const serverTimesOf = async (metricsUrl: string, route: string): Promise<ServerTimes> => {
  const answer = await fetch(metricsUrl);
  if (!answer.ok) throw new Error(`${metricsUrl} answered ${answer.status}`);
  const lines = (await answer.text()).split('\n');
  return lines.flatMap((line) => {
    const [, labels = '', count = ''] = bucket.exec(line) ?? [];
    if (!labels.includes(`route="${route}"`) || !labels.includes('status="200"')) return [];
    const [, bound = ''] = /le="([^"]+)"/.exec(labels) ?? [];
    return [{ bound: bound === '+Inf' ? Infinity : Number(bound), count: Number(count) }];
  });
};

/** Milliseconds that a part of the answers between two looks (0 to 1) didn't exceed, by straight lines between the bounds. */
export const quantileBetween = (before: ServerTimes, after: ServerTimes, part: number): number => {
  const counts = after.map(({ bound, count }) => ({
    bound,
    count: count - (before.find((each) => each.bound === bound)?.count ?? 0),
  }));
  const wanted = (counts.at(-1)?.count ?? 0) * part;
  const at = counts.findIndex(({ count }) => count >= wanted);
  const [low, high] = [counts[at - 1] ?? { bound: 0, count: 0 }, counts[at] ?? { bound: Infinity, count: 0 }];
  const along = (wanted - low.count) / Math.max(1, high.count - low.count);
  return 1_000 * (low.bound + along * (high.bound - low.bound));
};
