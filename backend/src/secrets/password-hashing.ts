import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from '../concurrency/semaphore';

// Argon2id, 19 MiB, two passes (OWASP): 13 ms. It shares libuv's four threads with DNS and files, hence the cap.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const limits = { atOnce: 2, waiting: 100 } as const;

export class TooBusy extends Error {
  constructor() {
    super('Too many people are signing in right now. Please try again in a moment.');
    this.name = 'TooBusy';
  }
}

const hashings = new Semaphore(limits, () => new TooBusy());

/** One queue for everybody: whose password it is doesn't matter. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => hashings.take('everybody', work);

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

// A dummy: an unknown account takes as long as a known one.
let nobody: Promise<string> | undefined;

/** Takes the same time without a hash; a missing one never matches. */
export const passwordMatches = async (stored: string | null, password: string): Promise<boolean> => {
  nobody ??= hashPassword('no such account');
  const against = stored ?? (await nobody);
  const matches = await inTurn(() => verify(against, password));
  return stored !== null && matches;
};
