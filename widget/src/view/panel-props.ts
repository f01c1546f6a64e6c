import type { Launcher } from '@pilotlight/contracts/http/widget';
import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';
import type { Conversation } from '../conversation/conversation.state';
import type { Drawable } from '../jsx/jsx-runtime';
import type { Live, Menu, Photos } from '../lazy-parts';

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
  readonly leaveDetails: () => void;
  readonly unfold: () => void;
  readonly expectPhotos: () => void;
  readonly addPhotos: (files: Iterable<File> | null | undefined, slot?: PhotoSlot) => void;
  readonly count: (length: number) => void;
  readonly scrolled: () => void;
  readonly toEnd: () => void;
}

export interface PanelProps {
  readonly launcher: Launcher;
  readonly conversation: Conversation;
  readonly form: { readonly open: boolean; readonly view: Drawable };
  readonly length: number;
  readonly photos: Photos | undefined;
  readonly menu: Menu | undefined;
  readonly Privacy: () => Drawable;
  readonly live: Live | undefined;
  readonly scroll: ScrollState;
  readonly notice: string;
  readonly now: Date;
  readonly actions: PanelActions;
}
