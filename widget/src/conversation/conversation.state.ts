import type { Attendance, KnownLead, WidgetLine } from '@pilotlight/contracts/http/widget';
import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';
import type { SafetyCard } from '@pilotlight/contracts/values/safety';

/** `answering`: the server has it. `refused`: it said no. `unreachable`: no answer ever came. `unanswered`: the reply broke off. */
export type Delivery = 'waiting' | 'sending' | 'answering' | 'answered' | 'refused' | 'unreachable' | 'unanswered';

export const isUnderWay = (delivery: Delivery): boolean => delivery === 'sending' || delivery === 'answering';

export const hasFailed = (delivery: Delivery): boolean => delivery === 'refused' || isLost(delivery);

export const isLost = (delivery: Delivery): boolean => delivery.startsWith('un');

export interface Turn {
  readonly id: string;
  readonly at: string;
  /** Null where the assistant speaks first. */
  readonly said: string | null;
  readonly delivery: Delivery;
  readonly problem?: string;
  readonly card: SafetyCard | null;
  readonly answer: string | null;
  /** Where it is cut in two bubbles; while it is under way, the first is shown. */
  readonly cutAt?: number | undefined;
  readonly name?: string | undefined;
  /** What came with a person's words. */
  readonly photos?: WidgetLine['photos'];
  readonly note?: boolean;
  /** None before all of the answer is shown. */
  readonly quickReplies?: readonly string[] | undefined;
  readonly asksForPhoto?: PhotoSlot | undefined;
}

export interface Conversation {
  readonly turns: readonly Turn[];
  readonly online: boolean;
  /** Stays until the server says that the visitor denied it. */
  readonly emergency: boolean;
  readonly lead: KnownLead;
  readonly person?: Attendance;
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
      readonly lead?: KnownLead;
      readonly person?: Attendance;
      readonly stoodDown?: boolean;
    }
  | { readonly type: 'written'; readonly id: string; readonly text: string; readonly at: string }
  | { readonly type: 'moved'; readonly id: string; readonly delivery: Delivery; readonly problem?: string }
  | { readonly type: 'overdue'; readonly id: string }
  | { readonly type: 'carded'; readonly id: string; readonly card: SafetyCard }
  | {
      readonly type: 'answered';
      readonly id: string;
      readonly delivery: 'answering' | 'answered';
      readonly text: string;
      readonly cutAt?: number | undefined;
      readonly quickReplies?: readonly string[];
      readonly asksForPhoto?: PhotoSlot | undefined;
    }
  | { readonly type: 'connected'; readonly online: boolean }
  /** Placed after the turn named, at the end without a name, before all where that turn is gone. */
  | {
      readonly type: 'told';
      readonly id: string;
      readonly text: string;
      readonly at: string;
      readonly after?: string | undefined;
    }
  | { readonly type: 'withdrawn'; readonly id: string }
  | { readonly type: 'startedAgain' };

export const newConversation = (online: boolean): Conversation => ({ turns: [], online, emergency: false, lead: {} });
