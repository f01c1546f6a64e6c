import { ModelFault } from '../language-model';

/** Fetch and the client wrap errors; the first cause is the real one. */
const causeIn = (error: unknown): ModelFault | null => {
  for (let each = error; each instanceof Error; each = each.cause) if (each instanceof ModelFault) return each;
  return null;
};

const cures: Readonly<Record<number, string>> = {
  401: 'it refuses the key: put a valid one into OPENAI_API_KEY and start again',
  403: 'the key may not use this model: look at the rights of OPENAI_API_KEY and at OPENAI_MODEL',
  404: 'it knows no such model or address: look at OPENAI_MODEL and OPENAI_BASE_URL',
  429: 'too much is asked or the credit is used up: look at the limits and the bill of OPENAI_API_KEY',
};

const words = (status: number | undefined): string => {
  if (!status) return 'the provider is unreachable: look at OPENAI_BASE_URL and the way out of this network';
  const cure =
    cures[status] ?? (status >= 500 ? 'look at its status page, and at OPENAI_BASE_URL where that is another' : null);
  return `the provider answered ${status}${cure ? `: ${cure}` : ''}`;
};

const broken = 'the answer broke off or is none of the Responses API: look at what answers at OPENAI_BASE_URL';

const slow =
  'no whole answer in time: look at the provider’s status page, OPENAI_BASE_URL and the way there, or give it more by OPENAI_TIMEOUT_SECONDS';

/** Without a word of the conversation or the key. A wrong key, permission or address stays wrong. */
export const faultOf = async (error: unknown, signal: AbortSignal): Promise<ModelFault> => {
  if (signal.aborted) return new ModelFault('timeout', slow);
  const known = causeIn(error);
  if (known) return known;
  const { APIError } = await import('openai');
  if (!(error instanceof APIError)) return new ModelFault('provider', broken);
  const status: number | undefined = error.status;
  const lasting = status === 401 || status === 403 || status === 404;
  return new ModelFault('provider', words(status), lasting, status !== undefined && status >= 400);
};
