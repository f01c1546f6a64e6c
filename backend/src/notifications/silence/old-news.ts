import { type EventTypeDefinition, eventTypes } from '@pilotlight/notifications/event-types';

const hour = 3_600_000;
const { worthHours }: EventTypeDefinition = eventTypes.conversation_ended;

/**
 * Whether a conversation ended too long ago to be told of. It is then found out late (an outage, a restored log, a month
 * that was made up), and whoever was to be told has long seen it in the list: a message would be asked for only to expire.
 */
export const isOldNews = (endedAt: number, now: number): boolean => now - endedAt >= worthHours * hour;
