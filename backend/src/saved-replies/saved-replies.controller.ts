import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ownSavedReplies, type SavedReplies, setSavedReplies } from '@pilotlight/contracts/http/saved-replies';
import type { z } from 'zod';
import { BodyOf, Call } from '../http/call';
import { Context, OwnSlug } from '../http/caller';
import type { RequestContext } from '../write-side/request-context';
import { savedRepliesStream } from '../write-side/stream-names';
import type { SavedRepliesState } from './saved-replies.state';
import { SavedRepliesStream } from './saved-replies.stream';
import { SetSavedReplies } from './set-saved-replies.command';

const shown = ({ replies, version }: SavedRepliesState): SavedReplies => ({ replies: [...replies], version });

/** Answered from the aggregate itself: a few lines a firm, which nothing else reads. */
@Controller()
export class SavedRepliesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly saved: SavedRepliesStream,
  ) {}

  @Call(ownSavedReplies)
  async own(@OwnSlug() slug: string) {
    return shown((await this.saved.load(savedRepliesStream(slug))).state);
  }

  @Call(setSavedReplies)
  async set(
    @OwnSlug() slug: string,
    @BodyOf(setSavedReplies) set: z.output<typeof setSavedReplies.body>,
    @Context() context: RequestContext,
  ) {
    return shown(await this.commands.execute(new SetSavedReplies(slug, set, context)));
  }
}
