import type { Deletion } from '@pilotlight/contracts/http/approval';
import type { Installer } from '@pilotlight/contracts/http/installers';

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

/** Null where no card paid. */
export const refundInWords = (status: Installer['status'], { subscription }: Deletion): string | null => {
  if (subscription === 'none') return null;
  return status === 'pending'
    ? 'It was never let in, so all that it paid goes back to its card.'
    : 'What it has paid is not refunded.';
};

export const isUnused = ({ conversations, appointments, photos }: Deletion): boolean =>
  conversations + appointments + photos === 0;
