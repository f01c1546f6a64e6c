import { noSuchConversation } from './refusals';
import type { ConversationState, OpenConversation } from './conversation.state';

/** The firm's own conversation while it can be read and worked on; another installer's looks exactly like none. Throws Refused. */
export const ownOpenConversation = (state: ConversationState, slug: string): OpenConversation => {
  if (state.status !== 'open' || state.slug !== slug) throw noSuchConversation();
  return state;
};
