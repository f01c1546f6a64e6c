import type { AskedField, AskedFor } from '@pilotlight/contracts/values/asked-for';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import type { PhotoSlot, SheetField } from '@pilotlight/contracts/values/job-sheet';
import type { Intent, SubIntent } from '@pilotlight/contracts/values/intent';
import type { ToldTraining } from '@pilotlight/contracts/values/platform-prompt';
import type { Need } from '@pilotlight/contracts/values/need';
import type { Hazard } from '@pilotlight/contracts/values/safety';
import type { TurnSafety } from '../interlock/verdict';
import type { SheetPhoto } from '../job-sheet/job-sheet';
import type { Proposal } from './proposal';
import type { Given } from './given';
import type { FreeTime, OwnVisit, VisitTalk } from './visits/visit-talk';
import type { VisitStep } from '@pilotlight/contracts/values/visit-step';

export type LeftOpen = 'this-message' | 'cut-off';

export type SpokenLine = { readonly from: 'visitor' | 'assistant'; readonly text: string };

export type DialogueInput = {
  readonly installerName: string;
  readonly text: string;
  readonly intent: Intent | null;
  readonly facts: LeadFacts;
  readonly whatWasAsked: AskedFor;
  readonly subIntent: SubIntent | null;
  readonly jobFacts: JobFacts;
  readonly needs?: ReadonlySet<Need>;
  readonly photos: readonly SheetPhoto[];
  readonly given: Given;
  readonly askedSoFar: readonly AskedField[];
  readonly photosAskedFor: readonly PhotoSlot[];
  /** What the installer wants asked: before all else, even where it was asked already. */
  readonly requested: readonly SheetField[];
  readonly ready: boolean;
  readonly emergency: boolean;
  readonly safety: TurnSafety;
  /** What the emergency mode is about, and whether a clear no ends it; null out of it. */
  readonly danger?: { readonly hazard: Hazard; readonly deniable: boolean } | null;
  /** Reported as made safe, in this message or before, and no danger since. */
  readonly madeSafe?: boolean;
  /** Where this message stands the emergency mode down: the words for which its card was shown. */
  readonly wordsOfDeniedCard?: string | null;
  /** Where the safety question stands before this message, which doesn't confirm it: the words that led to it, and whether this denies it. */
  readonly clarified?: { readonly words: string; readonly denied: boolean } | null;
  readonly at: string;
  readonly turn: number;
  readonly history?: readonly SpokenLine[];
  readonly leadSubmitted: boolean;
  readonly suspended?: boolean;
  /** What the firm has published about itself: the only source of what is said of it. Nothing where it is absent. */
  readonly information?: ToldTraining;
  /** The message led to a request for a person: by its words, or as the second that wasn't understood. */
  readonly person?: 'asked' | 'stuck' | null;
  /** Set while the visitor waits for a person, ISO 8601 UTC; null otherwise. */
  readonly personAskedAt?: string | null;
  readonly agreedWithPerson?: boolean;
  readonly photosSent?: number;
  /** Said in this message or before it: from then on nothing is asked. */
  readonly wantsNoQuestions?: boolean;
  readonly wantsMore?: boolean;
  /** Until when the firm's people answer, "18:00 today"; null where their hours aren't known. */
  readonly replyBy?: string | null;
  /** The times that can be booked, soonest first; null where visits are agreed by phone. */
  readonly diary?: readonly FreeTime[] | null;
  readonly visitTalk?: VisitTalk;
  /** The visitor's visits that are still to come, soonest first. */
  readonly visits?: readonly OwnVisit[];
};

export type DialogueReply = {
  readonly text: string;
  readonly quickReplies: readonly string[];
  readonly asksFor: AskedFor;
  readonly asksForPhoto?: PhotoSlot;
  readonly leavesOpen?: LeftOpen;
  /** What the engine noted of the message: the write side decides what of it counts. */
  readonly proposals?: readonly Proposal[];
  /** How far it comes with a visit. */
  readonly visit?: VisitStep;
  /** Ids of the knowledge that it was made of. */
  readonly sources?: readonly string[];
  /** The training's field that would have told what it leaves open. */
  readonly fact?: string;
};
