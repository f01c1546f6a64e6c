import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { commandOn } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import { questionsStream } from '../write-side/stream-names';
import { declineSuggestion } from './questions.decisions';
import { QuestionsStream } from './questions.stream';

export class DeclineSuggestion extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly suggestionId: string,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(DeclineSuggestion)
export class DeclineSuggestionHandler implements ICommandHandler<DeclineSuggestion> {
  constructor(private readonly questions: QuestionsStream) {}

  async execute({ slug, suggestionId, context }: DeclineSuggestion): Promise<{ position: Position | null }> {
    const stream = questionsStream(slug);
    return await this.questions.execute({
      ...commandOn(stream, slug, context, [context.requestId, stream]),
      decide: (state) => declineSuggestion(state, { slug, suggestionId }),
    });
  }
}
