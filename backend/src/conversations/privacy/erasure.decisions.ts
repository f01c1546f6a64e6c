import type { SubjectEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { ErasureCause } from '@pilotlight/contracts/events/subject-events';
import type { ConversationState } from '../aggregate/conversation.state';
import { noSuchConversation } from '../aggregate/refusals';

/** Once is for good. Of a conversation that never began nothing is kept that could be erased, but for appointments made without it. */
export const eraseConversation = (
  state: ConversationState,
  erasure: { readonly slug: string; readonly sessionId: string; readonly cause: ErasureCause },
  hasAppointments: boolean,
): SubjectEvent[] => {
  switch (state.status) {
    case 'unstarted':
      if (!hasAppointments) throw noSuchConversation();
      return [{ type: 'SubjectErased', data: { ...erasure } }];
    case 'erased':
      return [];
    case 'open':
      return [{ type: 'SubjectErased', data: { ...erasure } }];
  }
};
