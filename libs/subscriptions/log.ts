import { outageCure } from '@pilotlight/event-store/outage-cure';

type Write = (fields: Readonly<Record<string, unknown>>, message: string) => void;

/** pino's own shape, so that a host passes its logger as it is. Fields never hold personal data. */
export interface Log {
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

export const failure = (
  error: unknown,
): { readonly error: string; readonly code?: unknown; readonly cause?: unknown } => {
  if (!(error instanceof Error)) return { error: typeof error };
  return {
    error: error.name,
    code: codeOf(error),
    ...(error.cause instanceof Error && { cause: failure(error.cause) }),
  };
};

interface Failing {
  readonly failures: number;
  readonly error: unknown;
  readonly [field: string]: unknown;
}

/** Warns of the first of many failures in a row and of each doubling: an hour's outage is a dozen lines. */
export const warnOfFailure = (log: Log, { error, failures, ...fields }: Failing, message: string): void => {
  if ((failures & (failures - 1)) !== 0) return;
  const cure = outageCure(error);
  log.warn({ ...fields, failures, ...failure(error), ...(cure !== null && { cure }) }, message);
};
