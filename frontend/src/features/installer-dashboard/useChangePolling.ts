import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { invalidateTags, useInstallerNewsQuery } from './installer.api';

const pollingInterval = 15_000;

interface News {
  /** How many emergencies wait; 0 until it is known. */
  readonly emergencies: number;
  /** In how many conversations a person is waited for; 0 until it is known. */
  readonly waiting: number;
  /** Whether the server answered when it was last asked; null before its first answer. */
  readonly reached: boolean | null;
}

/**
 * Asks every 15 s, while the page is looked at, whether anything is new, and has what is on the screen fetched again when
 * something is, or when the server is back after it could not be reached.
 */
export const useChangePolling = (): News => {
  const dispatch = useDispatch();
  const { data, error, fulfilledTimeStamp } = useInstallerNewsQuery(undefined, {
    pollingInterval,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const failed = error !== undefined;
  const seen = useRef({ data, failed });
  useEffect(() => {
    const before = seen.current;
    seen.current = { data, failed };
    const changed = before.data !== undefined && before.data !== data;
    if (!failed && (changed || before.failed)) dispatch(invalidateTags(['Conversations', 'Figures', 'Diary']));
  }, [data, failed, dispatch]);
  return {
    emergencies: data?.news.emergencies ?? 0,
    waiting: data?.news.waiting ?? 0,
    reached: failed ? false : fulfilledTimeStamp === undefined ? null : true,
  };
};
