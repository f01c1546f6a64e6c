import type { ConversationEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Training } from '@pilotlight/contracts/values/training';
import { start } from '@pilotlight/event-store/event-store';
import type { AssistantTurn } from '@pilotlight/assistant/assistant-engine';
import type { DialogueReply } from '@pilotlight/assistant/dialogue/dialogue';
import { nextReply } from '@pilotlight/assistant/dialogue/scripted-dialogue';
import type { BrokenRule } from '@pilotlight/assistant/interlock/check-reply';
import { checked, type AssistantAnswer, recordReply } from '../replies/reply.decisions';
import { coverageAndOfferOf } from '@pilotlight/assistant/grading/coverage-and-offer';
import { receiveMessage } from './message.decisions';
import type { ConversationState, OpenConversation } from '../aggregate/conversation.state';
import type { Turn } from '../aggregate/turn.state';
import { evolveConversation, unstarted } from '../aggregate/evolve.state';
import { gradableOf, graded } from '../aggregate/grading';
import { assistantTurnOf } from '../replies/assistant-turn';
import { understandMessage } from './understand-message';

export interface SimulatedInstaller {
  readonly slug: string;
  readonly name: string;
  readonly training: Training;
}

export interface SimulatedTurn {
  readonly turn: Turn;
  readonly reply: DialogueReply;
  readonly stopped: BrokenRule | null;
}

const nobody = '00000000-0000-4000-8000-000000000000';

/** Decides like a real conversation and writes nothing. */
export class ConversationSimulation {
  #state: ConversationState;

  constructor(
    private readonly installer: SimulatedInstaller,
    begun: ConversationState = unstarted,
  ) {
    this.#state = begun;
  }

  hear(messageId: string, text: string, at: string): { conversation: OpenConversation; turn: Turn } {
    const visit = { slug: this.installer.slug, sessionId: nobody, origin: '' };
    const now = Date.parse(at);
    const coverageAndOffer = coverageAndOfferOf(this.installer.training);
    const message = { ...visit, messageId, text, now, coverageAndOffer, suspended: false, simulated: true };
    const decided = receiveMessage(this.#state, message, (before, words) =>
      understandMessage(before, words, now, () => {}),
    );
    for (const event of decided) this.take(event, at);
    const turn = this.#state.status === 'open' ? this.#state.turns.at(-1) : undefined;
    if (this.#state.status !== 'open' || !turn) throw new Error('A message that was heard is a turn');
    return { conversation: this.#state, turn };
  }

  /** Takes in what a visitor said, and the script's answer to it as it would be said: read by the rules before anybody sees it. */
  say(messageId: string, text: string, at: string, told: Pick<AssistantTurn, 'replyBy' | 'diary'> = {}): SimulatedTurn {
    const heard = this.hear(messageId, text, at);
    const { name: installerName, training } = this.installer;
    const turn = { ...assistantTurnOf({ ...heard, installerName, suspended: false, training }), ...told };
    return { turn: heard.turn, ...this.reply(turn, messageId, at) };
  }

  /** The script's answer, as it would be said. */
  reply(turn: AssistantTurn, messageId: string, at: string): Omit<SimulatedTurn, 'turn'> {
    const { reply, stopped } = checked({ reply: nextReply(turn) }, turn, 0);
    this.answer(messageId, reply, at);
    return { reply, stopped };
  }

  answer(
    messageId: string,
    said: Pick<AssistantAnswer, 'text' | 'asksFor' | 'asksForPhoto' | 'visit'>,
    at: string,
  ): void {
    const { text, asksFor, asksForPhoto, visit } = said;
    const asking = { asksFor, ...(asksForPhoto && { asksForPhoto }), ...(visit && { visit }) };
    const answer = { replyId: nobody, text, quickReplies: [], card: null, engine: 'scripted', ...asking } as const;
    for (const event of recordReply(this.#state, messageId, answer, null)) this.take(event, at);
  }

  take(event: ConversationEvent, at: string): void {
    this.#state = evolveConversation(this.#state, simulated(event, this.installer.slug, at));
  }

  grade(at: string): void {
    if (this.#state.status !== 'open') return;
    const { slug, sessionId } = this.#state;
    const grader = { now: Date.parse(at), coverageAndOffer: coverageAndOfferOf(this.installer.training) };
    for (const event of graded(gradableOf(this.#state), grader, { slug, sessionId })) this.take(event, at);
  }

  get conversation(): OpenConversation | null {
    return this.#state.status === 'open' ? this.#state : null;
  }
}

const simulated = (event: ConversationEvent, tenant: string, at: string): RecordedEvent<ConversationEvent> => ({
  ...event,
  id: nobody,
  stream: 'simulation',
  revision: 0,
  position: start,
  at,
  tenant,
  actor: { kind: 'system', id: null },
  correlationId: nobody,
  causationId: null,
});
