import type { Attendance, KnownLead, WidgetLine } from '@pilotlight/contracts/http/widget';
import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';
import type { SafetyCard } from '@pilotlight/contracts/values/safety';

/**
 * Where a visitor's message stands. `waiting`: to be sent in its turn. `answering`: the server has it, the reply is on its way.
 * `refused`: the server said no. `unreachable`: it never got an answer. `unanswered`: the server has it, its reply broke off.
 */
export type Delivery = 'waiting' | 'sending' | 'answering' | 'answered' | 'refused' | 'unreachable' | 'unanswered';

/** True from the moment a message is sent until its answer is whole or lost. */
export const isUnderWay = (delivery: Delivery): boolean => delivery === 'sending' || delivery === 'answering';

export const hasFailed = (delivery: Delivery): boolean => delivery === 'refused' || isLost(delivery);

/** It got no answer, and may get one when it is sent again. */
export const isLost = (delivery: Delivery): boolean => delivery.startsWith('un');

/** One exchange: what the visitor said and what came of it. Its id is the message's own, the same on every retry. */
export interface Turn {
  readonly id: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** Null where the assistant speaks of its own accord. */
  readonly said: string | null;
  readonly delivery: Delivery;
  /** The server's own words for a refusal. */
  readonly problem?: string;
  readonly card: SafetyCard | null;
  readonly answer: string | null;
  /** Who answered, where it was a person. */
  readonly name?: string | undefined;
  /** The answer is nobody's words: it tells who came or left. */
  readonly note?: boolean;
  readonly quickReplies: readonly string[];
  /** The photo that the answer asks for. */
  readonly asksForPhoto?: PhotoSlot | undefined;
}

export interface Conversation {
  readonly turns: readonly Turn[];
  readonly online: boolean;
  /** Once raised it stays raised, until the server tells that the visitor denied it. */
  readonly emergency: boolean;
  /** What the server knows of the visitor from this conversation. */
  readonly lead: KnownLead;
  /** As the server last told it. */
  readonly person?: Attendance;
  /** The words that came last, to be read out. */
  readonly spoken?: string | null | undefined;
}

export type Action =
  | {
      readonly type: 'restored';
      readonly lines: readonly WidgetLine[];
      readonly emergency: boolean;
      readonly lead: KnownLead;
      readonly person: Attendance;
    }
  | {
      readonly type: 'learned';
      readonly lead: KnownLead;
      readonly person?: Attendance;
      readonly stoodDown?: boolean;
    }
  | { readonly type: 'written'; readonly id: string; readonly text: string; readonly at: string }
  | { readonly type: 'moved'; readonly id: string; readonly delivery: Delivery; readonly problem?: string }
  /** Still no word from the server. */
  | { readonly type: 'overdue'; readonly id: string }
  | { readonly type: 'carded'; readonly id: string; readonly card: SafetyCard }
  | { readonly type: 'streamed'; readonly id: string; readonly text: string }
  | {
      readonly type: 'answered';
      readonly id: string;
      readonly text: string;
      readonly quickReplies: readonly string[];
      readonly asksForPhoto?: PhotoSlot | undefined;
    }
  | { readonly type: 'connected'; readonly online: boolean }
  /** The assistant speaks of its own accord, at the end, or after the turn that is named where that is here, else before all. */
  | {
      readonly type: 'told';
      readonly id: string;
      readonly text: string;
      readonly at: string;
      readonly after?: string | undefined;
    }
  /** The visitor took it back before it was sent. */
  | { readonly type: 'withdrawn'; readonly id: string }
  | { readonly type: 'startedAgain' };

export const newConversation = (online: boolean): Conversation => ({ turns: [], online, emergency: false, lead: {} });
