import type { KnownLead, WidgetLine } from '@pilotlight/contracts/http/widget';
import { ended } from './closed';
import type { ConversationState } from './conversation.state';
import { knownLead } from './known-lead';

interface Shown {
  readonly lines: readonly WidgetLine[];
  readonly emergency: boolean;
  readonly lead: KnownLead;
}

/** A conversation as its own visitor sees it again after a reload. Refused once it was erased. */
export const linesOf = (state: ConversationState): Shown => {
  if (state.status === 'erased') throw ended();
  if (state.status === 'unstarted') return { lines: [], emergency: false, lead: {} };
  const lines = state.turns.flatMap(({ messageId, text, at, reply }): WidgetLine[] => [
    { id: messageId, role: 'user', text, quickReplies: [], card: null, at },
    ...(reply
      ? [
          {
            id: reply.id,
            role: 'assistant' as const,
            text: reply.text,
            quickReplies: reply.quickReplies,
            card: reply.card,
            at: reply.at,
          },
        ]
      : []),
  ]);
  return { lines, emergency: state.emergency !== null, lead: knownLead(state.facts) };
};
