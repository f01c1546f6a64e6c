import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Reply } from '@pilotlight/contracts/http/widget';
import type { SafetyCard } from '@pilotlight/contracts/values/safety';
import type { Training } from '@pilotlight/contracts/values/training';
import { AssistantEngine } from '../assistant/assistant-engine';
import type { DialogueReply } from '../assistant/dialogue/dialogue';
import { allowedPrices } from '../assistant/interlock/allowed-prices';
import { checkReply } from '../assistant/interlock/check-reply';
import { clarifyingCard, safetyCard } from '../assistant/interlock/safety-card';
import type { RequestContext } from '../write-side/request-context';
import { RecordReply } from './commands/record-reply';
import type { OpenConversation, Turn } from './conversation.state';
import { dialogueInputOf } from './turn-context';

/** What goes out while an answer is made, by event name. */
export type AnswerFrame =
  readonly ['safety', SafetyCard] | readonly ['delta', { readonly text: string }] | readonly ['message', Reply];

export interface Question {
  readonly conversation: OpenConversation;
  readonly turn: Turn;
  readonly firmName: string;
  /** What the installer has published. */
  readonly training: Training;
  /** The installer's chat is switched off: only the safety card answers. */
  readonly suspended: boolean;
  readonly context: RequestContext;
}

/** Milliseconds. */
const patience = 10_000;
/** Said instead of words that the rules forbid. */
export const unsaid = 'That is one for the team: they will answer you themselves.';

/** Answers a received message: the interlock's card first, then the engine's words, written to the log before they count. */
@Injectable()
export class Answering {
  constructor(
    private readonly engine: AssistantEngine,
    private readonly commands: CommandBus,
  ) {}

  /** A message answered before gets the same answer again, and nothing is written. */
  async *frames(question: Question): AsyncGenerator<AnswerFrame> {
    const { conversation, turn, context } = question;
    if (turn.reply) {
      if (turn.reply.card) yield ['safety', turn.reply.card];
      yield ['delta', { text: turn.reply.text }];
      yield ['message', turn.reply];
      return;
    }
    const card = cardFor(turn, conversation.facts.postcode ?? null);
    if (card) yield ['safety', card];
    const { deltas, reply } = await this.#checked(question);
    for (const text of deltas) yield ['delta', { text }];
    const engine = card ? 'interlock' : this.engine.name;
    const answer = { ...reply, quickReplies: card ? [] : reply.quickReplies, card, engine } as const;
    yield [
      'message',
      await this.commands.execute(new RecordReply(conversation.slug, conversation.sessionId, turn, answer, context)),
    ];
  }

  /** The engine's answer, read by the rules before the visitor sees a word of it. */
  async #checked(question: Question): Promise<{ deltas: readonly string[]; reply: DialogueReply }> {
    const deltas: string[] = [];
    for await (const chunk of this.engine.reply(dialogueInputOf(question), AbortSignal.timeout(patience))) {
      if (chunk.kind === 'delta') deltas.push(chunk.text);
      else {
        const emergency = question.conversation.emergency !== null;
        const verdict = checkReply(chunk.reply.text, { emergency, allowedPrices: allowedPrices(question.training) });
        if (verdict.kind === 'ok') return { deltas, reply: chunk.reply };
        return { deltas: [unsaid], reply: { text: unsaid, quickReplies: [], asksFor: null } };
      }
    }
    throw new Error('The assistant gave no answer');
  }

  /** The same answer, all at once. */
  async whole(frames: AsyncIterable<AnswerFrame>): Promise<Reply> {
    for await (const [event, data] of frames) if (event === 'message') return data;
    throw new Error('The assistant gave no answer');
  }
}

/** What the visitor sees beside the answer. */
export const cardFor = ({ safety }: Turn, postcode: string | null): SafetyCard | null => {
  switch (safety.kind) {
    case 'clear':
    case 'vulnerable':
      return null;
    case 'hazard':
      return safetyCard(safety.hazard, { postcode });
    case 'doubt':
      return clarifyingCard(safety.hazard, { postcode });
  }
};
