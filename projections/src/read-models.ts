import { conversations } from './conversations/conversations.projection';
import { insights } from './insights/insights.projection';
import { installers } from './installers/installers.projection';
import { messages } from './messages/messages.projection';
import type { ReadModel } from './read-model';

/** Everything that dashboards read from. */
export const readModels = [installers, conversations, messages, insights] as const satisfies readonly ReadModel[];

export type ReadModelName = 'installers' | 'conversations' | 'messages' | 'insights';
