import type { WayToReach } from '@pilotlight/contracts/values/ways-to-reach';
import type { DialogueInput, DialogueReply } from '../dialogue';
import { ask } from '../questions';
import type { FreeTime } from './visit-talk';
import { offering } from './offer-times';
import { timeInSentence, toConfirm } from './visit-words';

/** What became of a visit that the visitor said yes to. */
export type SettledVisit =
  | {
      readonly kind: 'booked' | 'moved';
      readonly appointmentId: string;
      readonly start: string;
      readonly confirmed: boolean;
      readonly reach: WayToReach;
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
      const { appointmentId, confirmed, reach } = outcome;
      const when = timeInSentence(outcome.start, input.at);
      const isNew = outcome.kind === 'booked';
      const done = isNew ? `You’re booked in: ${when}.` : `Moved: you’re booked in ${when}.`;
      const asked = isNew ? `That’s asked for: ${when}.` : `Moved to ${when}.`;
      const said = confirmed ? done : `${asked} ${toConfirm[reach]}`.trim();
      if (reach !== 'none') return settled(appointmentId, `${said} ${changes}`);
      return { ...settled(appointmentId, `${said} ${ask('contact', input.turn)}`), asksFor: 'contact' };
    }
    case 'cancelled':
      return settled(outcome.appointmentId, 'Your visit is cancelled. If you’d like another time, just say.');
    case 'taken':
      return offering(outcome.nearest, outcome.moves, 'Sorry, that time has just gone.');
    case 'refused':
      return { text: outcome.message, quickReplies: [], asksFor: null };
  }
};
