import { tooLate } from './api-error';
import { type Answer, ask, type ContractCall } from './ask';

const patienceMilliseconds = 30_000;

const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  return text ? JSON.parse(text) : undefined;
};

/** Makes a contract's call and waits 30 s for the whole answer. Who asks checks it. */
export const askForJson = async (call: ContractCall, signal: AbortSignal): Promise<Answer<unknown>> => {
  const patience = AbortSignal.timeout(patienceMilliseconds);
  const answer = await ask(call, {
    accept: 'application/json',
    signal: AbortSignal.any([signal, patience]),
    read: readJson,
  });
  if (answer.error?.status === 401 && call.on401 === 'null') return { data: null };
  const gaveUp = answer.error?.status === 0 && patience.aborted && !signal.aborted;
  return gaveUp ? { error: tooLate } : answer;
};
