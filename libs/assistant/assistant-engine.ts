import type { AnswerAccount } from '@pilotlight/contracts/values/answer-account';
import type { DialogueInput, DialogueReply, SpokenLine } from './dialogue/dialogue';
import { nextReply } from './dialogue/scripted-dialogue';

export type { SpokenLine } from './dialogue/dialogue';

/** One message with what else an engine may look at: this tenant's public information and this conversation, nothing more. */
export type AssistantTurn = DialogueInput & {
  readonly session: { readonly slug: string; readonly sessionId: string; readonly eventId: string };
  readonly history: readonly SpokenLine[];
};

/** No word is shown before all of it was checked. `account` is absent where nothing was spent. */
export type AssistantReply = { readonly reply: DialogueReply; readonly account?: AnswerAccount | undefined };

/** Somebody spoke of danger while the answer was made: a reply that ignores it must not be sent. */
export class DangerHeard extends Error {
  constructor() {
    super('Danger was heard meanwhile');
    this.name = 'DangerHeard';
  }
}

export abstract class AssistantEngine {
  abstract readonly name: 'scripted' | 'openai';
  abstract reply(turn: AssistantTurn, signal: AbortSignal): Promise<AssistantReply>;
  /** The same answer without waiting for anything; absent where somebody else has to be asked. Pure. */
  readonly replyAtOnce?: (turn: AssistantTurn) => DialogueReply;
  /** Counts an answer once it is said, not when it is made. Absent where nobody counts. */
  count?(said: AnswerAccount): void;
}

export class ScriptedEngine extends AssistantEngine {
  readonly name = 'scripted';
  override readonly replyAtOnce = nextReply;

  async reply(turn: DialogueInput, signal: AbortSignal): Promise<AssistantReply> {
    signal.throwIfAborted();
    return { reply: nextReply(turn) };
  }
}
