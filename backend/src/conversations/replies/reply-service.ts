import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Reply } from '@pilotlight/contracts/http/widget';
import type { SafetyCard } from '@pilotlight/contracts/values/safety';
import { setImmediate as sent } from 'node:timers/promises';
import { AssistantEngine } from '@pilotlight/assistant/assistant-engine';
import { derivedId } from '../../write-side/event-ids';
import type { RequestContext } from '../../write-side/request-context';
import { answerOf, type ReplyInput } from './reply.decisions';
import { cardFor } from '../aggregate/turn.state';
import { replyWithTimeout } from './reply-with-timeout';
import { RecordReply } from './record-reply.command';
import { isPersons } from '../aggregate/handover.state';
import { InFlightReplies } from './in-flight-replies';
import { VisitsInChat } from './visits-in-chat';
import { assistantTurnOf } from './assistant-turn';

export type ReplyFrame =
  readonly ['safety', SafetyCard] | readonly ['delta', { readonly text: string }] | readonly ['message', Reply];

export interface ReplyRequest extends ReplyInput {
  readonly context: RequestContext;
  /** Rejects where the visitor may no longer be answered; asked again before an answer is said. */
  readonly authorize: () => Promise<unknown>;
}

const wordsPerPiece = /(?:\S+\s*){1,8}/g;

const piecesOf = (text: string): string[] => [...text.matchAll(wordsPerPiece)].map(([piece]) => piece);

/** The interlock's card first, then the engine's words, written to the log before they count. */
@Injectable()
export class ReplyService {
  /** One answer at a time to a message: a retry waits for the same. */
  readonly #replies = new Map<string, Promise<Reply | null>>();

  constructor(
    private readonly engine: AssistantEngine,
    private readonly commands: CommandBus,
    private readonly inFlight: InFlightReplies,
    private readonly visits: VisitsInChat,
  ) {}

  /** A repeated message gets the same answer, and nothing is written. One for a person to answer gets none. */
  async *stream(request: ReplyRequest): AsyncGenerator<ReplyFrame> {
    const { conversation, turn } = request;
    const card = turn.reply ? turn.reply.card : cardFor(turn, conversation.facts.postcode ?? null);
    if (card) yield ['safety', card];
    const reply = await this.#reply(request);
    if (!reply) return;
    // A stored answer goes out in one piece; a new one piece by piece.
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
  async #reply(request: ReplyRequest): Promise<Reply | null> {
    const { conversation, turn } = request;
    if (turn.reply) return turn.reply;
    if (turn.safety.kind === 'hazard') this.inFlight.cancel(conversation.sessionId);
    return !cardFor(turn, null) && isPersons(conversation, turn) ? null : await this.#shared(request);
  }

  async #shared(request: ReplyRequest): Promise<Reply | null> {
    const key = `${request.conversation.sessionId} ${request.turn.messageId}`;
    const answer = this.#replies.get(key) ?? this.#made(request);
    this.#replies.set(key, answer);
    try {
      return await answer;
    } finally {
      this.#replies.delete(key);
    }
  }

  /** The answer in the log: another process may have been first. */
  async #made(request: ReplyRequest): Promise<Reply | null> {
    const { conversation, context, authorize } = request;
    const input = { ...request, diary: await this.visits.diaryFor(request) };
    const settled = await this.visits.settled(input, context);
    const given =
      settled ??
      (await this.inFlight.make({ slug: conversation.slug, sessionId: conversation.sessionId, authorize }, (signal) =>
        replyWithTimeout(this.engine, assistantTurnOf(input), signal),
      ));
    // What was done is told, whoever may be answered otherwise.
    if (!settled) await authorize();
    const answer = answerOf(given, input, settled ? 'scripted' : this.engine.name);
    const { proposals = [] } = given.reply;
    return await this.commands.execute(new RecordReply(input, answer, proposals, context));
  }

  /** The same answer at once; empty where a person answers. */
  async complete(request: ReplyRequest): Promise<Reply> {
    const reply = await this.#reply(request);
    if (reply) return reply;
    const { messageId, eventId, at } = request.turn;
    return { id: derivedId(eventId, 'silence'), messageId, text: '', quickReplies: [], card: null, at };
  }
}
