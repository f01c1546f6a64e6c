import { Injectable } from '@nestjs/common';
import type { PreviewMessage, PreviewReply } from '@pilotlight/contracts/http/training';
import { randomUUID } from 'node:crypto';
import { AssistantEngine, type AssistantTurn } from '../assistant/assistant-engine';
import type { DialogueReply } from '../assistant/dialogue/dialogue';
import { allowedPrices } from '../assistant/interlock/allowed-prices';
import { checkReply } from '../assistant/interlock/check-reply';
import { cardFor, unsaid } from '../conversations/answer';
import { assistantTurnOf } from '../conversations/turn-context';
import { type Firm, Rehearsal } from './rehearsal';

/** Milliseconds; an engine that falls back does so before. */
const patience = 12_000;

/** A chat with a training that no visitor sees; of it nothing is kept. */
@Injectable()
export class Preview {
  constructor(private readonly engine: AssistantEngine) {}

  /** `at` is ISO 8601 UTC. */
  async reply(firm: Firm, messages: readonly PreviewMessage[], text: string, at: string): Promise<PreviewReply> {
    const rehearsal = new Rehearsal(firm);
    let heard = '';
    for (const [index, message] of messages.entries()) {
      if (message.role === 'user') {
        heard = String(index);
        rehearsal.hear(heard, message.text, at);
      } else if (heard) rehearsal.answer(heard, message, at);
    }
    const { conversation, turn } = rehearsal.hear('now', text, at);
    const { name: firmName, training } = firm;
    const asked = assistantTurnOf({ conversation, turn, firmName, suspended: false, training });
    // A session of its own: what many previews cost counts for the firm, not for one conversation.
    const reply = await this.#replyTo({ ...asked, session: { slug: firm.slug, sessionId: randomUUID() } });
    const verdict = checkReply(reply.text, { emergency: asked.emergency, allowedPrices: allowedPrices(training) });
    const card = cardFor(turn, conversation.facts.postcode ?? null);
    if (verdict.kind === 'broken')
      return { text: unsaid, quickReplies: [], asksFor: null, card, stopped: verdict.rule };
    const { text: words, quickReplies, asksFor, asksForPhoto } = reply;
    const asking = { asksFor, ...(asksForPhoto && { asksForPhoto }) };
    return { text: words, quickReplies: card ? [] : [...quickReplies], ...asking, card, stopped: null };
  }

  async #replyTo(turn: AssistantTurn): Promise<DialogueReply> {
    for await (const chunk of this.engine.reply(turn, AbortSignal.timeout(patience)))
      if (chunk.kind === 'reply') return chunk.reply;
    throw new Error('The assistant gave no answer');
  }
}
