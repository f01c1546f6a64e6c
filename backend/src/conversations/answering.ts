import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { AnswerAccount } from '@pilotlight/contracts/values/answer-account';
import type { Reply } from '@pilotlight/contracts/http/widget';
import type { SafetyCard } from '@pilotlight/contracts/values/safety';
import type { Training } from '@pilotlight/contracts/values/training';
import { AssistantEngine } from '../assistant/assistant-engine';
import type { DialogueReply } from '../assistant/dialogue/dialogue';
import { firmWorkOf } from '../assistant/grading/firm-work';
import { allowedPrices } from '../assistant/interlock/allowed-prices';
import { checkReply } from '../assistant/interlock/check-reply';
import { ruleVersion } from '../assistant/interlock/rules/rule-set';
import { clarifyingCard, safetyCard } from '../assistant/interlock/safety-card';
import { piecesOf } from '../assistant/words-in-pieces';
import { derivedId } from '../write-side/event-ids';
import type { RequestContext } from '../write-side/request-context';
import { RecordReply } from './commands/record-reply';
import type { Noted } from './conversation.decisions';
import type { OpenConversation } from './conversation.state';
import type { Turn } from './turn.state';
import { isPersons } from './handover.state';
import { assistantTurnOf } from './turn-context';

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

/** Milliseconds; an engine that falls back does so before. */
const patience = 12_000;
/** Said instead of words that the rules forbid. */
export const unsaid = 'That is one for the team: they will answer you themselves.';

const byScript: AnswerAccount = {
  engine: 'scripted',
  model: null,
  promptVersion: null,
  sources: [],
  latencyMs: 0,
  inputTokens: 0,
  outputTokens: 0,
  costPence: 0,
  withheld: null,
  scriptedBecause: null,
};

type Answer = { readonly reply: DialogueReply; readonly account?: AnswerAccount };

/** Answers a received message: the interlock's card first, then the engine's words, written to the log before they count. */
@Injectable()
export class Answering {
  /** One answer at a time to each message: whoever sends it again meanwhile waits for the same. */
  readonly #underWay = new Map<string, Promise<Reply | null>>();

  constructor(
    private readonly engine: AssistantEngine,
    private readonly commands: CommandBus,
  ) {}

  /** A message answered before gets the same answer again, and nothing is written. One that is a person's to answer gets none. */
  async *frames(question: Question): AsyncGenerator<AnswerFrame> {
    const { conversation, turn } = question;
    const card = turn.reply ? turn.reply.card : cardFor(turn, conversation.facts.postcode ?? null);
    if (card) yield ['safety', card];
    else if (!turn.reply && isPersons(conversation, turn)) return;
    const reply = turn.reply ?? (await this.#once(question, card));
    if (!reply) return;
    for (const text of turn.reply ? [reply.text] : piecesOf(reply.text)) yield ['delta', { text }];
    yield ['message', reply];
  }

  async #once(question: Question, card: SafetyCard | null): Promise<Reply | null> {
    const key = `${question.conversation.sessionId} ${question.turn.messageId}`;
    const answer = this.#underWay.get(key) ?? this.#answered(question, card);
    this.#underWay.set(key, answer);
    try {
      return await answer;
    } finally {
      this.#underWay.delete(key);
    }
  }

  /** The answer as it stands in the log: another process may have been first. */
  async #answered(question: Question, card: SafetyCard | null): Promise<Reply | null> {
    const { conversation, turn, context } = question;
    const { reply, account } = await this.#checked(question);
    const answer = {
      text: reply.text,
      asksFor: reply.asksFor,
      ...(reply.asksForPhoto && { asksForPhoto: reply.asksForPhoto }),
      quickReplies: card ? [] : reply.quickReplies,
      card,
      engine: card ? 'interlock' : (account?.engine ?? this.engine.name),
      ...(account && { account }),
    } as const;
    return await this.commands.execute(
      new RecordReply(conversation.slug, conversation.sessionId, turn, answer, notedWith(reply, question), context),
    );
  }

  /** The engine's answer, read by the rules before the visitor sees a word of it. */
  async #checked(question: Question): Promise<Answer> {
    const began = performance.now();
    for await (const chunk of this.engine.reply(assistantTurnOf(question), AbortSignal.timeout(patience))) {
      if (chunk.kind === 'delta') continue;
      const { reply, account } = chunk;
      const emergency = question.conversation.emergency !== null;
      const verdict = checkReply(reply.text, { emergency, allowedPrices: allowedPrices(question.training) });
      if (verdict.kind === 'ok') return { reply, account: account && { ...account, ruleVersion } };
      const silence = { text: unsaid, quickReplies: [], asksFor: null };
      const told = account ?? { ...byScript, latencyMs: Math.round(performance.now() - began) };
      return { reply: silence, account: { ...told, withheld: verdict.rule, ruleVersion } };
    }
    throw new Error('The assistant gave no answer');
  }

  /** The same answer, all at once; without words where a person answers. */
  async whole(question: Question): Promise<Reply> {
    for await (const [event, data] of this.frames(question)) if (event === 'message') return data;
    const { messageId, eventId, at } = question.turn;
    return { id: derivedId(eventId, 'silence'), messageId, text: '', quickReplies: [], card: null, at };
  }
}

/** Null where nothing was noted. */
const notedWith = ({ proposals = [] }: DialogueReply, { training }: Question): Noted | null =>
  proposals.length > 0 ? { proposals, now: Date.now(), firm: firmWorkOf(training) } : null;

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
