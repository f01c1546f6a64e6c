import type { AskedField } from '@pilotlight/contracts/values/asked-for';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { Intent } from '@pilotlight/contracts/values/intent';
import type { Training } from '@pilotlight/contracts/values/training';
import type { Hazard } from '@pilotlight/contracts/values/safety';
import type { Proposal } from '../tools/proposal';

/** The detail that a reply asks for; null when it asks for none. */
export type AskedFor = AskedField | null;

/** What the interlock made of the message, as far as the dialogue needs it. */
export type TurnSafety =
  { readonly kind: 'clear' | 'vulnerable' } | { readonly kind: 'hazard' | 'doubt'; readonly hazard: Hazard };

/** One message and all that its answer is made from. `intent`, `facts` and `emergency` already hold what this message said. */
export type DialogueInput = {
  readonly firmName: string;
  readonly text: string;
  readonly intent: Intent | null;
  readonly facts: LeadFacts;
  /** Asked by the reply before this message. */
  readonly whatWasAsked: AskedFor;
  readonly emergency: boolean;
  readonly safety: TurnSafety;
  /** 1 for the conversation's first message. */
  readonly turn: number;
  readonly leadSubmitted: boolean;
  /** The installer's chat is switched off: the card answers, nobody is promised to call. */
  readonly suspended?: boolean;
  /** What the firm has published about itself: the only source of what is said of it. Nothing where it is absent. */
  readonly information?: Training;
  /** This message led to a person being asked for: by its words, or because it was the second that nobody understood. */
  readonly person?: 'asked' | 'stuck' | null;
  /** Until when the firm's people answer, "18:00 today"; null where their hours aren't known. */
  readonly replyBy?: string | null;
};

export type DialogueReply = {
  readonly text: string;
  readonly quickReplies: readonly string[];
  readonly asksFor: AskedFor;
  /** What the engine noted of the message: the write side decides what of it counts. */
  readonly proposals?: readonly Proposal[];
};
