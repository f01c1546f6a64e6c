import { Injectable } from '@nestjs/common';
import type { LinkedPhoto } from '@pilotlight/contracts/http/photos';
import type { PhotoOwner } from '../../database/photo-rows';
import { ConversationStream } from '../aggregate/conversation.stream';
import { ownOpenConversation } from '../aggregate/conversation.state';
import { conversationStream } from '../../write-side/stream-names';
import { PhotoLinks } from './photo-links';

@Injectable()
export class LinkedPhotos {
  constructor(
    private readonly conversations: ConversationStream,
    private readonly links: PhotoLinks,
  ) {}

  async of({ slug, sessionId }: PhotoOwner): Promise<{ photos: LinkedPhoto[]; expiresAt: string }> {
    const { state } = await this.conversations.load(conversationStream(sessionId));
    const end = PhotoLinks.endOf(new Date());
    const { photos: visitors, handover } = ownOpenConversation(state, slug);
    const firms = handover.lines.flatMap((line) => line.photos);
    const sent = [...visitors, ...firms.map((photo) => ({ ...photo, isFirms: true as const }))];
    const inOrder = firms.length > 0 ? sent.toSorted((one, other) => one.at.localeCompare(other.at)) : sent;
    const photos = inOrder.map((photo) => ({
      ...photo,
      url: this.links.to(photo.photoId, 'full', end),
      thumbnailUrl: this.links.to(photo.photoId, 'thumbnail', end),
    }));
    return { photos, expiresAt: end.toISOString() };
  }
}
