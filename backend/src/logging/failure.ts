import { outageCure } from '@pilotlight/event-store/outage-cure';

interface Failure {
  readonly error: string;
  readonly code?: string;
  /** A driver's word on connections, without a code or anybody's words. */
  readonly reason?: string;
  readonly place?: string;
  readonly cure?: string;
  readonly cause?: Failure;
}

/** PostgreSQL's driver gives these no code. */
const ofConnections: ReadonlySet<string> = new Set([
  'Query read timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
]);

/** Kind, code and cause. Never the message, which may quote what a visitor wrote. */
export const failureIn = (error: unknown): Failure => {
  const cure = outageCure(error);
  return { ...kindOf(error), ...(cure !== null && { cure }) };
};

const kindOf = (error: unknown): Failure => {
  if (!(error instanceof Error)) return { error: typeof error };
  return {
    error: error.name,
    ...('code' in error && { code: String(error.code) }),
    ...(ofConnections.has(error.message) && { reason: error.message }),
    ...('place' in error && { place: String(error.place) }),
    ...(error.cause instanceof Error && { cause: kindOf(error.cause) }),
  };
};
