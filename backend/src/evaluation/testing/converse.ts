import type { DialogueReply } from '@pilotlight/assistant/dialogue/dialogue';
import { afterMessage, type ToldOfFirm, unheldDialogue } from '../held-dialogue';

/** The same with a firm that has published something about itself, or whose people answer by a known hour. */
export const converseWith = (firm: ToldOfFirm, ...lines: readonly string[]): DialogueReply[] => {
  let held = unheldDialogue('2026-11-20T10:00:00Z');
  return lines.flatMap((text) => {
    held = afterMessage(held, text, firm);
    return held.reply ?? [];
  });
};

/** Holds a whole conversation the way the log would; gives the answer to each line. */
export const converse = (...lines: readonly string[]): DialogueReply[] => converseWith({}, ...lines);

export const last = (replies: readonly DialogueReply[]): DialogueReply =>
  replies.at(-1) ?? { text: '', quickReplies: [], asksFor: null };
