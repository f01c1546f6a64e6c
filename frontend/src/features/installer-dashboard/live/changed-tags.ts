import type { LiveChange, LiveChanges } from '@pilotlight/contracts/http/live';

type Tag = 'Account' | 'Billing' | 'Figures' | 'News' | 'Conversations' | 'Diary' | 'Sent' | 'Unanswered' | 'Leads';
export type ChangedTag = Tag | { readonly type: Tag; readonly id: string };

const everything: readonly ChangedTag[] = [
  'Account',
  'Billing',
  'Figures',
  'News',
  'Conversations',
  'Diary',
  'Sent',
  'Unanswered',
  'Leads',
];

/** The list is left as it is read: what is new in it is counted (fresh-conversations.ts). */
const ofConversation = (sessionId: string | undefined): readonly ChangedTag[] => [
  { type: 'Conversations', id: 'overview' },
  ...(sessionId === undefined ? [] : [{ type: 'Conversations', id: sessionId } as const]),
];

/** A list that shows the lead, and the head of every list of leads. */
const ofLead = (sessionId: string | undefined): readonly ChangedTag[] => [
  { type: 'Leads', id: 'newest' },
  ...(sessionId === undefined ? [] : [{ type: 'Leads', id: sessionId } as const]),
];

const tagsOf = ({ topic, sessionId }: LiveChange): readonly ChangedTag[] => {
  switch (topic) {
    case 'conversation':
      return [...ofConversation(sessionId), ...ofLead(sessionId), 'News', 'Figures'];
    case 'appointment':
      return [...ofConversation(sessionId), 'Diary', 'Figures'];
    case 'payment':
      return ['Billing', 'Account'];
    case 'account':
      return ['Account'];
    case 'question':
      return ['Unanswered'];
    case 'notification':
      return sessionId === undefined ? [] : [{ type: 'Sent', id: sessionId }];
    case 'registration':
    case 'template':
    case 'health':
      return [];
  }
};

/** What is fetched anew because of these changes, and nothing else. */
export const changedTags = ({ changes, all }: Pick<LiveChanges, 'changes' | 'all'>): readonly ChangedTag[] => {
  if (all) return everything;
  const tags = changes.flatMap(tagsOf);
  return [...new Map(tags.map((tag) => [JSON.stringify(tag), tag])).values()];
};
