/** What each of a conversation's events bears. */
export type ConversationIds = { slug: string; sessionId: string };
