import type { Deletion } from '@pilotlight/contracts/http/approval';

/** Of the counted things: how one and how several are called. */
export const counted = {
  conversations: ['conversation', 'conversations'],
  appointments: ['appointment', 'appointments'],
  photos: ['photo', 'photos'],
  payments: ['payment log', 'payment logs'],
} as const satisfies Partial<Record<keyof Deletion, readonly [one: string, several: string]>>;

/** What becomes of the card subscription. */
export const subscriptionInWords: Readonly<Record<Deletion['subscription'], string>> = {
  active: 'Card subscription cancelled',
  cancelled: 'Card subscription, cancelled already',
  none: 'No card subscription to cancel',
};

export const isUnused = ({ conversations, appointments, photos }: Deletion): boolean =>
  conversations + appointments + photos === 0;
