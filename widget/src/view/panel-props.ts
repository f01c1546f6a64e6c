import type { Launcher } from '@pilotlight/contracts/http/widget';
import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';
import type { Conversation } from '../conversation/conversation.state';
import type { Drawable } from '../jsx/jsx-runtime';
import type { FormName, LazyParts } from '../lazy-parts';

export interface ScrollState {
  readonly behind: boolean;
  readonly cardAway: boolean;
}

export interface PanelActions {
  readonly send: (text: string) => void;
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
  readonly notice: string;
  readonly now: Date;
  readonly actions: PanelActions;
}
