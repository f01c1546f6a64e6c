import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { z } from 'zod';
import { installerLiveStore, useLiveState } from '../../../shared/live/live-store';
import { useInstallerConversationQuery } from '../installer.api';

const newer = (one: Conversation | undefined, other: Conversation | undefined): Conversation | undefined =>
  one && other ? (one.updatedAt > other.updatedAt ? one : other) : (one ?? other);

/** The conversation that is open, as new as the list or its own look has it, and whether its visitor is typing. */
export const useLookedAt = (sessionId: string, listed: Conversation | undefined) => {
  const skip = !z.uuid().safeParse(sessionId).success;
  const { currentData, isError, refetch } = useInstallerConversationQuery({ query: { sessionId } }, { skip });
  const found = currentData?.conversations[0];
  // Of a long one the list has only an excerpt.
  const conversation = newer(listed?.eventsLeftOut ? undefined : listed, found);
  const visitorTyping = useLiveState(installerLiveStore, ({ typing }) => typing.includes(sessionId));
  return {
    conversation,
    visitorTyping,
    missing: skip || (currentData !== undefined && !conversation),
    isError,
    refetch,
  };
};
