import { useParams } from 'react-router-dom';
import { useConversationsForAdminQuery } from '../admin-dashboard.api';
import { useTranscripts } from './useTranscripts';

/** The conversation in the address, with its neighbours on the page of the list it stands on. */
export const useOpenConversation = () => {
  const { sessionId = '' } = useParams();
  const { slug, listed } = useTranscripts();
  const page = listed.data?.conversations ?? [];
  const at = page.findIndex((conversation) => conversation.sessionId === sessionId);
  const whole = page[at]?.eventsLeftOut ? undefined : page[at];
  // One that a link leads to may stand on another page, or be filtered out; of a long one the list has only an excerpt.
  const elsewhere = useConversationsForAdminQuery(
    { params: { slug }, query: { sessionId } },
    { skip: whole !== undefined || listed.isLoading },
  );
  const conversation = whole ?? elsewhere.currentData?.conversations[0] ?? null;
  const known = conversation !== null || elsewhere.currentData !== undefined;
  return {
    slug,
    found: {
      ...(known && { data: { conversation } }),
      isError: elsewhere.isError && !known,
      refetch: elsewhere.refetch,
    },
    previous: at > 0 ? page[at - 1]?.sessionId : undefined,
    next: at >= 0 ? page[at + 1]?.sessionId : undefined,
  };
};
