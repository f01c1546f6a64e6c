import type { Turn } from './conversation/conversation.state';

/** What the panel knows besides the conversation. */
export interface PanelState {
  open: boolean;
  /** Why the chat, or a part of it, can't be had. */
  notice: string;
  /** How many characters the message field holds. */
  length: number;
  /** Polling rounds since anybody last spoke. */
  quiet: number;
}

export const newPanelState = (): PanelState => ({ open: false, notice: '', length: 0, quiet: 0 });

/** Notes at each drawing what was said since the last; tells how many answers came while the panel was closed. */
export const createNotes = (state: PanelState) => {
  let seen = 0;
  let spoken = 0;
  return (turns: readonly Turn[]): number => {
    const answers = turns.filter(({ delivery, answer }) => delivery === 'answered' && answer).length;
    if (state.open) seen = answers;
    const speaking = turns.length + answers;
    if (speaking !== spoken) state.quiet = 0;
    spoken = speaking;
    return answers - seen;
  };
};
