import { ModelFault } from '../language-model';

/** Fetch and the client wrap what went wrong; the first cause tells. */
const causeIn = (error: unknown): ModelFault | null => {
  for (let each = error; each instanceof Error; each = each.cause) if (each instanceof ModelFault) return each;
  return null;
};

const words = (status: number | undefined): string =>
  status ? `the provider answered ${status}` : 'the provider is unreachable';

/** What went wrong, without a word of the conversation or the key. A wrong key, right or address stays wrong. */
export const faultOf = async (error: unknown, signal: AbortSignal): Promise<ModelFault> => {
  if (signal.aborted) return new ModelFault('timeout', 'no whole answer in time');
  const known = causeIn(error);
  if (known) return known;
  const { APIError } = await import('openai');
  if (!(error instanceof APIError)) return new ModelFault('provider', 'the stream broke');
  const status: number | undefined = error.status;
  return new ModelFault('provider', words(status), status === 401 || status === 403 || status === 404);
};
