export type ConversationIds = { slug: string; sessionId: string };
