import type { Slug } from '@pilotlight/contracts/values/slug';

export const installerStream = (slug: Slug): string => `installer-${slug}`;
export const loginStream = (loginHash: string): string => `login-${loginHash}`;
export const auditStream = (slug: Slug): string => `audit-${slug}`;
export const conversationStream = (sessionId: string): string => `conversation-${sessionId}`;
