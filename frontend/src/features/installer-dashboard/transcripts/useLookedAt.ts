import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { z } from 'zod';
import { invalidateTags, useConversationPolling, useKnownConversation } from '../installer.api';

/** Milliseconds. Whoever writes to a person sees each word come and go. */
const pollingInterval = { talking: 2_000, reading: 5_000 } as const;

const isTalking = ({ takenOver, waitingSince }: Conversation): boolean => takenOver || waitingSince !== null;

const newer = (one: Conversation | undefined, other: Conversation | undefined): Conversation | undefined =>
  one && other ? (one.updatedAt > other.updatedAt ? one : other) : (one ?? other);

/**
 * The conversation that is open, as new as the list or its own look has it; looked for by itself every few seconds while the page is
 * seen. What has changed in it is news to the rest of the screen.
 */
export const useLookedAt = (sessionId: string, listed: Conversation | undefined) => {
  const dispatch = useDispatch();
  const skip = !z.uuid().safeParse(sessionId).success;
  const asked = { query: { sessionId } };
  const { currentData, isError } = useKnownConversation(asked, { skip });
  const found = currentData?.conversations[0];
  // Of a long one the list has only an excerpt.
  const conversation = newer(listed?.eventsLeftOut ? undefined : listed, found);
  const { refetch } = useConversationPolling(asked, {
    skip,
    pollingInterval: conversation && isTalking(conversation) ? pollingInterval.talking : pollingInterval.reading,
    skipPollingIfUnfocused: true,
  });
  const seen = useRef(found?.updatedAt);
  useEffect(() => {
    const before = seen.current;
    seen.current = found?.updatedAt;
    if (before && found && before !== found.updatedAt) dispatch(invalidateTags(['News']));
  }, [found, dispatch]);
  const visitorTyping = currentData?.visitorTyping === true;
  return {
    conversation,
    visitorTyping,
    missing: skip || (currentData !== undefined && !conversation),
    isError,
    refetch,
  };
};
