import type { AnswerAccount } from '@pilotlight/contracts/values/answer-account';
import type { DialogueInput, DialogueReply, SpokenLine } from './dialogue/dialogue';
import { nextReply } from './dialogue/scripted-dialogue';

export type { SpokenLine } from './dialogue/dialogue';

/** One message with what else an engine may look at: this tenant's public information and this conversation, nothing more. */
export type AssistantTurn = DialogueInput & {
  /** `eventId` is of the event that received the message. */
  readonly session: { readonly slug: string; readonly sessionId: string; readonly eventId: string };
  /** What was said before the message. */
  readonly history: readonly SpokenLine[];
};

/** A whole answer: no word of it is shown before all of it was checked. `account` is absent where nothing was spent. */
export type AssistantReply = { readonly reply: DialogueReply; readonly account?: AnswerAccount | undefined };

/** Why an answer is called off: somebody spoke of danger meanwhile, and nothing is said any more that knows nothing of it. */
export class DangerHeard extends Error {
  constructor() {
    super('Danger was heard meanwhile');
    this.name = 'DangerHeard';
  }
}

/** Answers one message. Rejects where there is no answer, and after an abort. */
export abstract class AssistantEngine {
  /** Kept with each answer, unless its account names another. */
  abstract readonly name: 'scripted' | 'openai';
  abstract reply(turn: AssistantTurn, signal: AbortSignal): Promise<AssistantReply>;
  /** The same answer without waiting for anything; absent where somebody else has to be asked. Pure. */
  readonly replyAtOnce?: (turn: AssistantTurn) => DialogueReply;
  /** Takes in what is kept of an answer once it is said: not every one that is made is. Absent where nobody counts them. */
  count?(said: AnswerAccount): void;
}

/** Answers from the script, at once. */
export class ScriptedEngine extends AssistantEngine {
  readonly name = 'scripted';
  override readonly replyAtOnce = nextReply;

  async reply(turn: DialogueInput, signal: AbortSignal): Promise<AssistantReply> {
    signal.throwIfAborted();
    return { reply: nextReply(turn) };
  }
}
