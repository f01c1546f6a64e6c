import { AssistantEngine, type AssistantReply } from './assistant-engine';
import type { DialogueInput, DialogueReply } from './dialogue/dialogue';
import { nextReply } from './dialogue/scripted-dialogue';

/** Answers from the script, at once. */
export class ScriptedEngine extends AssistantEngine {
  readonly name = 'scripted';

  override replyAtOnce(turn: DialogueInput): DialogueReply {
    return nextReply(turn);
  }

  async reply(turn: DialogueInput, signal: AbortSignal): Promise<AssistantReply> {
    signal.throwIfAborted();
    return { reply: this.replyAtOnce(turn) };
  }
}
