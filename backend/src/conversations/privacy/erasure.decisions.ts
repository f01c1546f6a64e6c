import type { SubjectEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { ErasureCause } from '@pilotlight/contracts/events/subject-events';
import type { ConversationState } from '../aggregate/conversation.state';
import { noSuchConversation } from '../aggregate/refusals';

export const eraseConversation = (
  state: ConversationState,
  erasure: { readonly slug: string; readonly sessionId: string; readonly cause: ErasureCause },
): SubjectEvent[] => {
  switch (state.status) {
    case 'unstarted':
      throw noSuchConversation();
    case 'erased':
      return [];
    case 'open':
      return [{ type: 'SubjectErased', data: { ...erasure } }];
  }
};
