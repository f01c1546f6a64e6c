import { z } from 'zod';

/**
 * Why a call failed. `message` is "status: body" as it came (the status text where the body is empty); `status` is 0 when
 * no answer came. `reason` is the server's own short sentence, safe to show, where it gave one.
 */
export interface ApiError {
  readonly status: number;
  readonly message: string;
  readonly reason: string | null;
}

const sentence = z.string().min(1);
const reasonSchema = z.union([
  z.object({ message: sentence }).transform(({ message }) => message),
  z.object({ error: sentence }).transform(({ error }) => error),
]);

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
  reason: reasonSchema.safeParse(parsed(body)).data ?? null,
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

const apiErrorSchema = z.object({ status: z.number(), message: z.string(), reason: z.string().nullable() });

/** The ApiError in what a rejected mutation throws; anything else becomes one without a reason. */
export const apiErrorFrom = (thrown: unknown): ApiError => {
  const found = apiErrorSchema.safeParse(thrown);
  return found.success ? found.data : { status: 0, message: String(thrown), reason: null };
};

/** The JSON that a failure came with; null where it came with none. */
export const failedBody = ({ message }: ApiError): unknown => parsed(message.slice(message.indexOf(': ') + 2));
