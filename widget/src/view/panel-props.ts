import type { Launcher } from '@pilotlight/contracts/http/widget';
import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';
import type { Conversation } from '../conversation/conversation.state';
import type { Drawable } from '../jsx/jsx-runtime';
import type { Live, Menu, Photos } from '../lazy-parts';

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
  readonly leaveDetails: () => void;
  /** Fetches what stands behind the options. */
  readonly unfold: () => void;
  /** Makes ready for photos that are about to be chosen. */
  readonly expectPhotos: () => void;
  readonly addPhotos: (files: Iterable<File> | null | undefined, slot?: PhotoSlot) => void;
  readonly count: (length: number) => void;
  readonly scrolled: () => void;
  readonly toEnd: () => void;
}

export interface PanelProps {
  readonly launcher: Launcher;
  readonly conversation: Conversation;
  /** The details' form, which takes the message field's place while it is open. */
  readonly form: { readonly open: boolean; readonly view: Drawable };
  /** How many characters the message field holds. */
  readonly length: number;
  /** Undefined until there is a photo. */
  readonly photos: Photos | undefined;
  /** Undefined until it was opened. */
  readonly menu: Menu | undefined;
  readonly Privacy: () => Drawable;
  /** Undefined until a person was wanted. */
  readonly live: Live | undefined;
  readonly scroll: ScrollState;
  /** Why the chat can't be had, in the server's words. */
  readonly notice: string;
  readonly now: Date;
  readonly actions: PanelActions;
}
