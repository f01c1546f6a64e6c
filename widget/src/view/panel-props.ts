import type { Launcher } from '@pilotlight/contracts/http/widget';
import type { Conversation } from '../conversation/conversation.state';
import type { LeadProblems } from '../conversation/lead-checks';

export interface FormState {
  readonly open: boolean;
  readonly problems: LeadProblems;
  readonly sending: boolean;
  /** Why the details could not be sent. */
  readonly failure: string;
  /** How many characters the message field holds. */
  readonly length: number;
}

export interface ScrollState {
  /** Something new stands below what the reader looks at. */
  readonly behind: boolean;
  readonly cardAway: boolean;
}

export interface PanelActions {
  readonly say: (text: string) => void;
  /** Says a suggested reply, or opens the form where the reply offers that. */
  readonly choose: (words: string) => void;
  readonly retry: (id: string) => void;
  readonly startAgain: () => void;
  readonly close: () => void;
  readonly showForm: (open: boolean) => void;
  readonly check: (event: Event) => void;
  readonly leave: (event: Event) => void;
  readonly count: (length: number) => void;
  readonly scrolled: () => void;
  readonly toEnd: () => void;
  /** Puts the focus into the message field, on a phone too: the visitor asked to write. */
  readonly write: () => void;
}

export interface PanelProps {
  readonly launcher: Launcher;
  readonly conversation: Conversation;
  readonly form: FormState;
  readonly scroll: ScrollState;
  /** Why the chat can't be had, in the server's words. */
  readonly notice: string;
  readonly now: Date;
  readonly actions: PanelActions;
}
