import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useSyncExternalStore } from 'react';
import { installerApi } from '../installer.api';

const none: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
let fresh = none;

const become = (next: ReadonlySet<string>): void => {
  fresh = next;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The conversations that are new, or have moved up, since the list was fetched. */
export const useFreshConversations = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => fresh);

export const forgetFreshConversations = (): void => {
  if (fresh.size > 0) become(none);
};

const { updateQueryData, selectCachedArgsForQuery } = installerApi.util;

type State = Parameters<typeof selectCachedArgsForQuery>[0];
export type InstallerDispatch = ThunkDispatch<State, unknown, UnknownAction>;

const { installerConversation } = installerApi.endpoints;

/** Changed rows of the list are shown where they stand; what isn't in it yet is counted, so that nothing moves under a reader's eyes. */
export const showInList =
  (sessionIds: readonly string[]) => async (dispatch: InstallerDispatch, getState: () => State) => {
    const lists = selectCachedArgsForQuery(getState(), 'installerConversations');
    const listed = (sessionId: string) =>
      lists.some((filters) =>
        installerApi.endpoints.installerConversations
          .select(filters)(getState())
          .data?.pages.some(({ conversations }) => conversations.some((each) => each.sessionId === sessionId)),
      );
    if (lists.length === 0) return;
    const unlisted = sessionIds.filter((sessionId) => !listed(sessionId));
    if (unlisted.length > 0) become(new Set([...fresh, ...unlisted]));
    for (const sessionId of sessionIds.filter(listed)) {
      const asked = { query: { sessionId } };
      const { data } = await dispatch(installerConversation.initiate(asked, { forceRefetch: true, subscribe: false }));
      const now = data?.conversations[0];
      if (!now) continue;
      for (const filters of lists)
        dispatch(
          updateQueryData('installerConversations', filters, ({ pages }) => {
            for (const page of pages)
              page.conversations = page.conversations.map((each) => (each.sessionId === sessionId ? now : each));
          }),
        );
    }
  };
