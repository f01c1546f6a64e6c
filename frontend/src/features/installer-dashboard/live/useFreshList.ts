import { type RefObject, useEffect } from 'react';
import { forgetFreshConversations, useFreshConversations } from './fresh-conversations';

interface FoundList {
  readonly data?: { readonly pages: readonly { readonly all: number }[] } | undefined;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
}

/** The way to have the list fetched with what is new, and its top shown. An empty list has nothing that could move. */
export const useFreshList = ({ data, fulfilledTimeStamp, refetch }: FoundList, list: RefObject<HTMLElement | null>) => {
  const { size } = useFreshConversations();
  const isEmpty = data?.pages[0]?.all === 0;
  useEffect(() => {
    if (fulfilledTimeStamp !== undefined) forgetFreshConversations();
  }, [fulfilledTimeStamp]);
  useEffect(() => {
    if (size === 0 || !isEmpty) return;
    forgetFreshConversations();
    void refetch();
  }, [size, isEmpty, refetch]);
  return () => {
    forgetFreshConversations();
    void refetch();
    list.current?.scrollIntoView({ block: 'start' });
  };
};
