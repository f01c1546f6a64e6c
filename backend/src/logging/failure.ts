interface Failure {
  readonly error: string;
  readonly code?: string;
  /** What of the operator's own is at fault. */
  readonly place?: string;
  readonly cause?: Failure;
}

/** What may be said of a failure in the log: its kind, code and cause. Never the message, which may quote what a visitor wrote. */
export const failureIn = (error: unknown): Failure => {
  if (!(error instanceof Error)) return { error: typeof error };
  return {
    error: error.name,
    ...('code' in error && { code: String(error.code) }),
    ...('place' in error && { place: String(error.place) }),
    ...(error.cause instanceof Error && { cause: failureIn(error.cause) }),
  };
};
