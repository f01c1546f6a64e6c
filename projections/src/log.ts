type Write = (fields: Readonly<Record<string, unknown>>, message: string) => void;

/** Where lines go: pino's own shape, so that a host hands over its logger as it is. Fields never hold personal data. */
export interface Log {
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

/** What may be said of a failure: its kind and code. The message is left out, for a database quotes data in it. */
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
