import { Controller, Req } from '@nestjs/common';
import { installerUpload } from '@pilotlight/contracts/http/photos';
import type { FastifyRequest } from 'fastify';
import { KeyedMutex } from '../../concurrency/keyed-mutex';
import { Call } from '../../http/call';
import { OwnSlug } from '../../http/caller';
import { SessionInPath } from '../../http/id-in-path';
import { callerAddress } from '../../sessions/caller-address';
import { conversationStream } from '../../write-side/stream-names';
import { ownOpenConversation } from '../aggregate/conversation.state';
import { ConversationStream } from '../aggregate/conversation.stream';
import { KeptPhotos } from './kept-photos';
import { withFilesOf } from './uploads';

@Controller()
export class FirmPhotosController {
  /** One upload at a time per conversation, so that its share is counted rightly. */
  private readonly turns = new KeyedMutex();

  constructor(
    private readonly conversations: ConversationStream,
    private readonly photos: KeptPhotos,
  ) {}

  @Call(installerUpload)
  async upload(@OwnSlug() slug: string, @SessionInPath() sessionId: string, @Req() request: FastifyRequest) {
    const { state } = await this.conversations.load(conversationStream(sessionId));
    ownOpenConversation(state, slug);
    const owner = { slug, sessionId };
    const address = callerAddress(request);
    return await this.turns.take(sessionId, async () => {
      await this.photos.refuseFullFirm(owner);
      return await withFilesOf(request, { slug, address }, async (files) => {
        const kept = await this.photos.takeInFirms(owner, address, files);
        return { files: kept.map(({ photoId: id, ...rest }) => ({ id, ...rest })) };
      });
    });
  }
}
