import type { Launcher } from '@pilotlight/contracts/http/widget';
import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';
import type { Conversation } from '../conversation/conversation.state';
import type { Drawable } from '../jsx/jsx-runtime';
import type { FormName, LazyParts } from '../lazy-parts';

export interface ScrollState {
  /** Something new stands below what the reader looks at. */
  readonly behind: boolean;
  readonly cardAway: boolean;
}

export interface PanelActions {
  /** Sends the message field's words and the photos beside it. */
  readonly send: (text: string) => void;
  /** Says a suggested reply or a way to start, or does what it offers instead. */
  readonly choose: (words: string) => void;
  readonly retry: (id: string) => void;
  readonly startAgain: () => void;
  readonly close: () => void;
  /** Fetches what stands behind the options. */
  readonly unfold: () => void;
  /** Fetches a part that will be wanted. */
  readonly expect: (part: keyof LazyParts) => void;
  readonly addPhotos: (files: Iterable<File> | null | undefined, slot?: PhotoSlot) => void;
  readonly count: (length: number) => void;
  readonly scrolled: () => void;
  readonly toEnd: () => void;
}

/** The parts that have loaded are drawn where they belong. */
export interface PanelProps extends Partial<Omit<LazyParts, 'bubble' | 'visit'>> {
  readonly launcher: Launcher;
  readonly conversation: Conversation;
  /** Which form has the message field's place. */
  readonly form?: FormName | false | undefined;
  /** How many characters the message field holds. */
  readonly length: number;
  readonly Privacy: () => Drawable;
  readonly scroll: ScrollState;
  /** Why the chat can't be had, in the server's words. */
  readonly notice: string;
  readonly now: Date;
  readonly actions: PanelActions;
}
