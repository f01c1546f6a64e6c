import { Injectable } from '@nestjs/common';
import type { PreviewMessage, PreviewReply } from '@pilotlight/contracts/http/training';
import { randomUUID } from 'node:crypto';
import { AssistantEngine } from '@pilotlight/assistant/assistant-engine';
import { answerOf } from '../conversations/replies/reply.decisions';
import { replyWithTimeout } from '../conversations/replies/reply-with-timeout';
import { assistantTurnOf } from '../conversations/replies/assistant-turn';
import { type SimulatedInstaller, ConversationSimulation } from '../conversations/messages/conversation-simulation';

@Injectable()
export class Preview {
  constructor(private readonly engine: AssistantEngine) {}

  async reply(
    installer: SimulatedInstaller,
    messages: readonly PreviewMessage[],
    text: string,
    at: string,
  ): Promise<PreviewReply> {
    const simulation = new ConversationSimulation(installer);
    let heard = '';
    for (const [index, message] of messages.entries()) {
      if (message.role === 'user') {
        heard = String(index);
        simulation.hear(heard, message.text, at);
      } else if (heard) simulation.answer(heard, message, at);
    }
    const { conversation, turn } = simulation.hear('now', text, at);
    const { name: installerName, training } = installer;
    const asked = { conversation, turn, installerName, suspended: false, training };
    const toAnswer = assistantTurnOf(asked);
    // A session of its own: previews count for the installer's budget, not for one conversation's.
    const session = { ...toAnswer.session, slug: installer.slug, sessionId: randomUUID() };
    const given = await replyWithTimeout(this.engine, { ...toAnswer, session });
    if (given.account) this.engine.count?.(given.account);
    const answer = answerOf(given, asked, this.engine.name);
    const { text: words, quickReplies, asksFor, asksForPhoto, card } = answer;
    return {
      text: words,
      quickReplies: [...quickReplies],
      asksFor,
      ...(asksForPhoto && { asksForPhoto }),
      card,
      stopped: given.stopped,
    };
  }
}
