import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { tooLate, type ApiError } from './api-error';
import { ask, type ContractCall } from './ask';

const patienceMilliseconds = 30_000;

const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  return text ? JSON.parse(text) : undefined;
};

/** Makes a contract's call and waits 30 s for the whole answer. Its endpoint checks the answer. */
export const contractQuery: BaseQueryFn<ContractCall, unknown, ApiError> = async (call, { signal }) => {
  const patience = AbortSignal.timeout(patienceMilliseconds);
  const answer = await ask(call, {
    accept: 'application/json',
    signal: AbortSignal.any([signal, patience]),
    read: readJson,
  });
  const gaveUp = answer.error?.status === 0 && patience.aborted && !signal.aborted;
  return gaveUp ? { error: tooLate } : answer;
};
