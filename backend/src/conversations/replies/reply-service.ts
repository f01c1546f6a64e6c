import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Reply } from '@pilotlight/contracts/http/widget';
import type { SafetyCard } from '@pilotlight/contracts/values/safety';
import { setImmediate as sent } from 'node:timers/promises';
import { AssistantEngine } from '@pilotlight/assistant/assistant-engine';
import { derivedId } from '../../write-side/event-ids';
import type { RequestContext } from '../../write-side/request-context';
import { answerOf, type Asked } from './answer';
import { cardFor } from '../aggregate/turn.state';
import { replyWithTimeout } from './reply-with-timeout';
import { RecordReply } from './record-reply.command';
import { isPersons } from '../aggregate/handover.state';
import { InFlightReplies } from './in-flight-replies';
import { piecesOf } from './chunk-text';
import { assistantTurnOf } from './assistant-turn';

/** What goes out while an answer is made, by event name. */
export type AnswerFrame =
  readonly ['safety', SafetyCard] | readonly ['delta', { readonly text: string }] | readonly ['message', Reply];

export interface Question extends Asked {
  readonly context: RequestContext;
  /** Rejects with a refusal where the visitor may no longer be answered: looked at again before an answer is said. */
  readonly admitted: () => Promise<unknown>;
}

/** Answers a received message: the interlock's card first, then the engine's words, written to the log before they count. */
@Injectable()
export class ReplyService {
  /** One answer at a time to each message: whoever sends it again meanwhile waits for the same. */
  readonly #underWay = new Map<string, Promise<Reply | null>>();

  constructor(
    private readonly engine: AssistantEngine,
    private readonly commands: CommandBus,
    private readonly pending: InFlightReplies,
  ) {}

  /** A message answered before gets the same answer again, and nothing is written. One that is a person's to answer gets none. */
  async *frames(question: Question): AsyncGenerator<AnswerFrame> {
    const { conversation, turn } = question;
    const card = turn.reply ? turn.reply.card : cardFor(turn, conversation.facts.postcode ?? null);
    if (card) yield ['safety', card];
    const reply = await this.#reply(question);
    if (!reply) return;
    // What was there with the message goes out with it, in one piece; what was waited for, piece by piece.
    if (turn.reply) {
      if (reply.text) yield ['delta', { text: reply.text }];
    } else
      for (const text of piecesOf(reply.text)) {
        yield ['delta', { text }];
        await sent();
      }
    yield ['message', reply];
  }

  /** Null where a person answers; danger is answered all the same. */
  async #reply(question: Question): Promise<Reply | null> {
    const { conversation, turn } = question;
    if (turn.reply) return turn.reply;
    if (turn.safety.kind === 'hazard') this.pending.cancel(conversation.sessionId);
    return !cardFor(turn, null) && isPersons(conversation, turn) ? null : await this.#once(question);
  }

  async #once(question: Question): Promise<Reply | null> {
    const key = `${question.conversation.sessionId} ${question.turn.messageId}`;
    const answer = this.#underWay.get(key) ?? this.#answered(question);
    this.#underWay.set(key, answer);
    try {
      return await answer;
    } finally {
      this.#underWay.delete(key);
    }
  }

  /** The answer as it stands in the log: another process may have been first. */
  async #answered(question: Question): Promise<Reply | null> {
    const { conversation, context, admitted } = question;
    const given = await this.pending.make(
      { slug: conversation.slug, sessionId: conversation.sessionId, admitted },
      (calledOff) => replyWithTimeout(this.engine, assistantTurnOf(question), calledOff),
    );
    await admitted();
    const answer = answerOf(given, question, this.engine.name);
    const { proposals = [] } = given.reply;
    return await this.commands.execute(new RecordReply(question, answer, proposals, context));
  }

  /** The same answer, all at once; without words where a person answers. */
  async whole(question: Question): Promise<Reply> {
    const reply = await this.#reply(question);
    if (reply) return reply;
    const { messageId, eventId, at } = question.turn;
    return { id: derivedId(eventId, 'silence'), messageId, text: '', quickReplies: [], card: null, at };
  }
}
