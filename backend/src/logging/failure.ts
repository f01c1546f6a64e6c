interface Failure {
  readonly error: string;
  readonly code?: string;
  readonly cause?: Failure;
}

/** What may be said of a failure in the log: its kind, code and cause. Never the message, which may quote what a visitor wrote. */
export const failureIn = (error: unknown): Failure => {
  if (!(error instanceof Error)) return { error: typeof error };
  return {
    error: error.name,
    ...('code' in error && { code: String(error.code) }),
    ...(error.cause instanceof Error && { cause: failureIn(error.cause) }),
  };
};
