/**
 * Why a call failed. `message` is "status: body" as it came (the status text where the body is empty); `status` is 0 when
 * no answer came. `reason` is the server's own short sentence, safe to show, where it gave one.
 */
export interface ApiError {
  readonly status: number;
  readonly message: string;
  readonly reason: string | null;
}

// Told by hand, as are sessions: the sign-in screens do without schemas.
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const reasonIn = (body: unknown): string | null => {
  if (!isObject(body)) return null;
  const given = ['message' in body && body.message, 'error' in body && body.error];
  return given.find((text): text is string => typeof text === 'string' && text !== '') ?? null;
};

const isApiError = (thrown: unknown): thrown is ApiError =>
  isObject(thrown) &&
  'status' in thrown &&
  typeof thrown.status === 'number' &&
  'message' in thrown &&
  typeof thrown.message === 'string' &&
  'reason' in thrown &&
  (thrown.reason === null || typeof thrown.reason === 'string');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export const failedResponse = (status: number, statusText: string, body: string): ApiError => ({
  status,
  message: `${status}: ${body || statusText}`,
  reason: reasonIn(parsed(body)),
});

export const unreached = (cause: unknown): ApiError => ({
  status: 0,
  message: `0: ${cause instanceof Error ? cause.message : 'No answer'}`,
  reason: 'The server could not be reached. Please check your connection and try again.',
});

/** The server was reached but had not answered in the time that a call is given. */
export const tooLate: ApiError = {
  status: 0,
  message: '0: No answer in time',
  reason: 'The server took too long to answer. Please try again.',
};

/** The answer isn't what the contract promises. */
export const unexpectedAnswer = (call: string): ApiError => ({
  status: 200,
  message: `200: Unexpected answer to ${call}`,
  reason: null,
});

/** The ApiError in what a rejected mutation throws; anything else becomes one without a reason. */
export const apiErrorFrom = (thrown: unknown): ApiError => {
  if (!isApiError(thrown)) return { status: 0, message: String(thrown), reason: null };
  const { status, message, reason } = thrown;
  return { status, message, reason };
};

/** The JSON that a failure came with; null where it came with none. */
export const failedBody = ({ message }: ApiError): unknown => parsed(message.slice(message.indexOf(': ') + 2));
