import type { DialogueInput, DialogueReply } from '../dialogue';
import type { FreeTime } from './visit-talk';
import { offering } from './offer-times';
import { timeInSentence } from './visit-words';

/** What became of a visit that the visitor said yes to. */
export type SettledVisit =
  | {
      readonly kind: 'booked' | 'moved';
      readonly appointmentId: string;
      readonly start: string;
      readonly confirmed: boolean;
    }
  | { readonly kind: 'cancelled'; readonly appointmentId: string }
  | { readonly kind: 'taken'; readonly nearest: readonly FreeTime[]; readonly moves: string | null }
  /** In words that can be shown. */
  | { readonly kind: 'refused'; readonly message: string };

const settled = (appointmentId: string, text: string): DialogueReply => ({
  text,
  quickReplies: [],
  asksFor: null,
  visit: { kind: 'settled', appointmentId },
});

const changes = 'Just tell me here if you need to move or cancel it.';

/** The answer to a yes, once it is done. */
export const settledVisitReply = (input: DialogueInput, outcome: SettledVisit): DialogueReply => {
  switch (outcome.kind) {
    case 'booked':
    case 'moved': {
      const when = timeInSentence(outcome.start, input.at);
      const isNew = outcome.kind === 'booked';
      const done = isNew ? `You’re booked in: ${when}.` : `Moved: you’re booked in ${when}.`;
      const asked = isNew
        ? `That’s asked for: ${when}. We’ll confirm it with you.`
        : `Moved to ${when}. We’ll confirm it with you.`;
      return settled(outcome.appointmentId, `${outcome.confirmed ? done : asked} ${changes}`);
    }
    case 'cancelled':
      return settled(outcome.appointmentId, 'Your visit is cancelled. If you’d like another time, just say.');
    case 'taken':
      return offering(outcome.nearest, outcome.moves, 'Sorry, that time has just gone.');
    case 'refused':
      return { text: outcome.message, quickReplies: [], asksFor: null };
  }
};
