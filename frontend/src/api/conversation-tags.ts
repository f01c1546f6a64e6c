/** What shows one conversation goes by all conversations' tag and its own. */
export const conversationTags = (sessionId: string) =>
  ['Conversations', { type: 'Conversations', id: sessionId }] as const;
