import { StoreUnavailable } from '../event-store';

export class KurrentDbUnavailable extends StoreUnavailable {}

export const failureKind = (error: unknown): string =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' ? error.type : '';

/** Refusals that the server would repeat. Anything else is trouble on the way to it. */
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

/** Until the client knows what the server can do, it passes on gRPC's own errors. */
const isUnavailable = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 14;

/** gRPC's numbers would tell an operator nothing. */
const named = (error: unknown): Error =>
  Object.assign(new Error(error instanceof Error ? error.message : String(error), { cause: error }), {
    code: failureKind(error) || (isUnavailable(error) ? 'unavailable' : 'unknown'),
  });

const deadlineAfter = (milliseconds: number, whenOver: (error: Error) => void): NodeJS.Timeout =>
  setTimeout(() => {
    const error = new Error(`No answer within ${milliseconds} ms`);
    whenOver(Object.assign(error, { type: 'deadline-exceeded' }));
  }, milliseconds);

/** With a deadline: the client may wait for ever. Throws StoreUnavailable without an answer, the client's error on a refusal. */
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
