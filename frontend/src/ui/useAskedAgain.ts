import { useEffect, useRef, useState } from 'react';
import { whenServerHeard } from './server-heard';

/** Milliseconds. A server that is heard may still fail in one answer: it isn't asked at every word. */
const atMostEvery = 5_000;

interface Failing {
  readonly isError: boolean;
  readonly refetch: () => unknown;
  readonly error?: unknown;
}

/** A refusal would be the same again; a failure of the server or of the way to it may be over. */
const mayBeOver = (error: unknown): boolean => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  return status < 400 || status >= 500;
};

/** Asks again by itself for what failed once the server is heard; whether it is asking, so that the error can stay until it knows. */
export const useAskedAgain = ({ isError, refetch, error }: Failing): boolean => {
  const [asking, setAsking] = useState(false);
  const ask = useRef(refetch);
  const notBefore = useRef(0);
  useEffect(() => {
    ask.current = refetch;
  }, [refetch]);
  const failed = isError && mayBeOver(error);
  useEffect(() => {
    if (!failed) return;
    return whenServerHeard(() => {
      if (Date.now() < notBefore.current) return;
      notBefore.current = Date.now() + atMostEvery;
      setAsking(true);
      void Promise.resolve(ask.current()).finally(() => setAsking(false));
    });
  }, [failed]);
  return asking;
};
