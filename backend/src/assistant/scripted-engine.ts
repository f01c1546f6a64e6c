import { type AssistantChunk, AssistantEngine } from './assistant-engine';
import type { DialogueInput } from './dialogue/dialogue';
import { nextReply } from './dialogue/scripted-dialogue';
import { piecesOf } from './words-in-pieces';

/** Answers from the script, at once. */
export class ScriptedEngine extends AssistantEngine {
  readonly name = 'scripted';

  async *reply(turn: DialogueInput, signal: AbortSignal): AsyncGenerator<AssistantChunk> {
    const reply = nextReply(turn);
    for (const text of piecesOf(reply.text)) {
      if (signal.aborted) return;
      yield { kind: 'delta', text };
    }
    if (!signal.aborted) yield { kind: 'reply', reply };
  }
}
