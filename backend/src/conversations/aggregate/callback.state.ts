import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';

export type Callback = Omit<Extract<ConversationEvent, { type: 'CallbackRequested' }>['data'], 'slug' | 'sessionId'>;

/** By which the same wish is known again. */
export const saidOfCallback = ({ phone, preferredTime, notes }: Callback): string =>
  JSON.stringify([phone, preferredTime, notes]);
