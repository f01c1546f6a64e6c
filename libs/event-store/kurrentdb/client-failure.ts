import { StoreUnavailable } from '../event-store';

/** Of the two servers that a process may need, this is the one. */
export class KurrentDbUnavailable extends StoreUnavailable {}

/** The client's word for what went wrong; empty where the error is not one of its own. */
export const failureKind = (error: unknown): string =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' ? error.type : '';

/** What the server decided, and would decide again. Anything else is trouble on the way to it. */
const decided = new Set([
  'wrong-expected-version',
  'maximum-append-size-exceeded',
  'append-record-size-exceeded',
  'transaction-max-size-exceeded',
  'stream-not-found',
  'no-stream',
  'stream-deleted',
  'stream-tombstoned',
  'access-denied',
  'invalid-argument',
  'unsupported',
]);

/** Before the client has learnt what the server can do, it passes on gRPC's own errors. */
const isUnavailable = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 14;

/** Names the failure in the client's words: its numbers of gRPC would tell an operator nothing. */
const named = (error: unknown): Error =>
  Object.assign(new Error(error instanceof Error ? error.message : String(error), { cause: error }), {
    code: failureKind(error) || (isUnavailable(error) ? 'unavailable' : 'unknown'),
  });

const deadlineAfter = (milliseconds: number, whenOver: (error: Error) => void): NodeJS.Timeout =>
  setTimeout(() => {
    const error = new Error(`No answer within ${milliseconds} ms`);
    whenOver(Object.assign(error, { type: 'deadline-exceeded' }));
  }, milliseconds);

/**
 * Runs what talks to KurrentDB, for so many milliseconds at most: the client itself would wait for ever in places. Throws
 * StoreUnavailable where no answer came, and the client's own error where the server answered no.
 */
export const reaching = async <T>(milliseconds: number, talk: () => Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = deadlineAfter(milliseconds, reject);
  });
  try {
    return await Promise.race([talk(), over]);
  } catch (error) {
    throw decided.has(failureKind(error)) ? error : new KurrentDbUnavailable(named(error));
  } finally {
    clearTimeout(timer);
  }
};
