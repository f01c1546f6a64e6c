import type { Turn } from './conversation/conversation.state';

export interface PanelState {
  open: boolean;
  notice: string;
  length: number;
  unread: number;
}

export const newPanelState = (): PanelState => ({ open: false, notice: '', length: 0, unread: 0 });

/** Returns at each drawing how many answers came while the panel was closed. */
export const createUnread = (state: PanelState) => {
  let seen = 0;
  return (turns: readonly Turn[]): number => {
    // The server counts a person's words, by what was read in any tab.
    const answers = turns.filter(
      ({ delivery, answer, name, note }) => delivery === 'answered' && answer && !(name || note),
    );
    if (state.open) seen = answers.length;
    return answers.length - seen + state.unread;
  };
};
