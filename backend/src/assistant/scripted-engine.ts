import { type AssistantChunk, AssistantEngine } from './assistant-engine';
import type { DialogueInput, DialogueReply } from './dialogue/dialogue';
import { nextReply } from './dialogue/scripted-dialogue';
import { piecesOf } from './words-in-pieces';

/** Answers from the script, at once. */
export class ScriptedEngine extends AssistantEngine {
  readonly name = 'scripted';

  override replyAtOnce(turn: DialogueInput): DialogueReply {
    return nextReply(turn);
  }

  async *reply(turn: DialogueInput, signal: AbortSignal): AsyncGenerator<AssistantChunk> {
    const reply = this.replyAtOnce(turn);
    for (const text of piecesOf(reply.text)) {
      if (signal.aborted) return;
      yield { kind: 'delta', text };
    }
    if (!signal.aborted) yield { kind: 'reply', reply };
  }
}
