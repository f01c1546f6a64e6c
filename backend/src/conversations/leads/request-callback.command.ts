import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { CoverageAndOffer } from '@pilotlight/assistant/grading/coverage-and-offer';
import type { Position } from '@pilotlight/contracts/events/event';
import { type CommandContext, conversationCommand } from '../../write-side/command-target';
import type { Callback } from '../aggregate/callback.state';
import type { Visit } from '../aggregate/conversation.state';
import { ConversationStream } from '../aggregate/conversation.stream';
import { requestCallback } from './callback.decisions';

/** A visitor wants to be rung; the phone as E.164. */
export class RequestCallback extends Command<{ position: Position | null }> {
  constructor(
    readonly visit: Visit,
    readonly callback: Callback,
    readonly coverageAndOffer: CoverageAndOffer,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RequestCallback)
export class RequestCallbackHandler implements ICommandHandler<RequestCallback> {
  constructor(private readonly conversations: ConversationStream) {}

  async execute({
    visit,
    callback,
    coverageAndOffer,
    context,
  }: RequestCallback): Promise<{ position: Position | null }> {
    const grader = { now: this.conversations.clock.now(), coverageAndOffer };
    const { position } = await this.conversations.execute({
      ...conversationCommand(visit, context, 'callback', context.requestId),
      decide: (state) => requestCallback(state, visit, callback, grader),
    });
    return { position };
  }
}
