import { hash, verify } from '@node-rs/argon2';

// Argon2id, 19 MiB, two passes (OWASP): 13 ms. It shares libuv's four threads with DNS and files, hence the cap.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const atOnce = 2;
const waitingAtMost = 100;

/** More sign-ins at once than can be served. */
export class TooBusy extends Error {
  constructor() {
    super('Too many people are signing in right now. Please try again in a moment.');
    this.name = 'TooBusy';
  }
}

let running = 0;
const waiting: (() => void)[] = [];

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= atOnce) {
    if (waiting.length >= waitingAtMost) throw new TooBusy();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
};

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

// Of a password nobody has: an unknown account costs as much time as a known one.
let nobody: Promise<string> | undefined;

/** Compares in the same time whether or not there is a hash; a missing one never matches. */
export const passwordMatches = async (stored: string | null, password: string): Promise<boolean> => {
  nobody ??= hashPassword('no such account');
  const against = stored ?? (await nobody);
  const matches = await inTurn(() => verify(against, password));
  return stored !== null && matches;
};
