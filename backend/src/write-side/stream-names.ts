import { streamName } from '@pilotlight/contracts/catalogue/event-streams';
import { platformTenant } from '@pilotlight/contracts/values/platform-tenant';
import type { Slug } from '@pilotlight/contracts/values/slug';

export const installerStream = (slug: Slug): string => streamName('installer', slug);

export const loginStream = (loginHash: string): string => streamName('login', loginHash);

export const auditStream = (slug: Slug): string => streamName('audit', slug);

export const conversationStream = (sessionId: string): string => streamName('conversation', sessionId);

export const templateStream = (eventType: string): string => streamName('template', eventType);

/** The prompt for all installers: there is one. */
export const platformPromptStream = streamName('platformprompt', platformTenant);

/** One installer's day (yyyy-mm-dd, Europe/London). */
export const diaryStream = (slug: Slug, day: string): string => streamName('diary', `${slug}_${day}`);

/** What becomes of the questions that an installer's assistant left open. */
export const questionsStream = (slug: Slug): string => streamName('questions', slug);

/** What an installer pays. */
export const subscriptionStream = (slug: Slug): string => streamName('subscription', slug);

export const registrationStream = (registrationId: string): string => streamName('registration', registrationId);
