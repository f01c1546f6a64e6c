import { isFree } from '../embedded-postgres/server-process';
import { randomInt } from 'node:crypto';

/**
 * Below the ports that embedded PostgreSQL chooses among, and a stretch for each worker of Jest: seconds pass between choosing a port and
 * listening on it, in which another worker's server would take it.
 */
const stretches = { from: 10_000, each: 500, count: 10 };
const stretch = Number(process.env['JEST_WORKER_ID'] ?? 0) % stretches.count;

let place = randomInt(stretches.each);

/** A loopback port that is free, and that no other worker of this run of tests is given. */
export const ownPort = async (): Promise<number> => {
  for (;;) {
    place = (place + 1) % stretches.each;
    const port = stretches.from + stretch * stretches.each + place;
    if (await isFree(port)) return port;
  }
};
