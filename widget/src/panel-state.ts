import type { Turn } from './conversation/conversation.state';
import type { FormName } from './lazy-parts';

export interface PanelState {
  open: boolean;
  /** What stands in the message field's place. */
  form?: FormName | false | undefined;
  /** Why the chat, or a part of it, can't be had. */
  notice: string;
  length: number;
  unread: number;
}

/** Tells at each drawing how many answers came while the panel was closed. */
export const createUnread = (state: PanelState) => {
  let seen = 0;
  return (turns: readonly Turn[]): number => {
    // The server counts a person's words, by what was read in any tab.
    const answers = turns.filter((turn) => turn.delivery === 'answered' && turn.answer && !(turn.name || turn.note));
    if (state.open) seen = answers.length;
    return answers.length - seen + state.unread;
  };
};
