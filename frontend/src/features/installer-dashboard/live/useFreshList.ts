import { type RefObject, useCallback, useEffect } from 'react';
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
  useEffect(() => forgetFreshConversations(), [fulfilledTimeStamp]);
  const show = useCallback(() => {
    forgetFreshConversations();
    void refetch();
    const scrolled = list.current?.parentElement;
    if (scrolled) scrolled.scrollTop = 0;
  }, [refetch, list]);
  useEffect(() => {
    if (size > 0 && isEmpty) show();
  }, [size, isEmpty, show]);
  return show;
};
