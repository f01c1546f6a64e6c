import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { SavedReply } from '@pilotlight/contracts/values/saved-reply';
import { commandOn } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import { savedRepliesStream } from '../write-side/stream-names';
import { setSavedReplies } from './saved-replies.decisions';
import type { SavedRepliesState } from './saved-replies.state';
import { SavedRepliesStream } from './saved-replies.stream';

export class SetSavedReplies extends Command<SavedRepliesState> {
  constructor(
    readonly slug: string,
    readonly set: { readonly replies: SavedReply[]; readonly version: number },
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(SetSavedReplies)
export class SetSavedRepliesHandler implements ICommandHandler<SetSavedReplies> {
  constructor(private readonly saved: SavedRepliesStream) {}

  async execute({ slug, set, context }: SetSavedReplies): Promise<SavedRepliesState> {
    const stream = savedRepliesStream(slug);
    const { state } = await this.saved.execute({
      ...commandOn(stream, slug, context, [context.requestId, stream]),
      decide: (before) => setSavedReplies(before, { slug, ...set }),
    });
    return state;
  }
}
