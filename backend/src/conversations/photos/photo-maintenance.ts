import { Injectable, Logger } from '@nestjs/common';
import type { ConversationState } from '../aggregate/conversation.state';
import { ConversationStream } from '../aggregate/conversation.stream';
import { PhotoTags } from './photo-tags';
import { PhotoUploads } from '../../database/photo-uploads';
import { type PhotoAddress } from '../../database/photo-rows';
import { Files, type StoredFile } from '../../gateways/files/files';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { failureIn } from '../../logging/failure';
import { conversationStream } from '../../write-side/stream-names';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { photoIn } from './photo-files';
import { SealedPhotos } from './sealed-photos';

const pageSize = 500;
/** Nobody sends a photo that was uploaded the day before. */
const day = 86_400_000;

const photoOf = (file: StoredFile): string => photoIn(file).photoId;
/** A half-written file of a crash is no photo's. */
const isPhotoId = (id: string): boolean => z.uuid().safeParse(id).success;

@Injectable()
export class PhotoMaintenance {
  readonly #log = new Logger('photos');

  constructor(
    private readonly uploads: PhotoUploads,
    private readonly files: Files,
    private readonly sealed: SealedPhotos,
    private readonly conversations: ConversationStream,
    private readonly tags: PhotoTags,
    private readonly firms: InstallerProfiles,
  ) {}

  /** Resolves with how many were cleared away. An interrupted run is continued the next night. */
  async run(now: Date): Promise<number> {
    const before = new Date(now.getTime() - day);
    return (await this.#clearUnsent(now, before)) + (await this.#clearUnknown(before));
  }

  async #clearUnsent(now: Date, before: Date): Promise<number> {
    let cleared = 0;
    for (let after: string | null = null; ;) {
      const waiting: readonly PhotoAddress[] = await this.uploads.unsent(before, after, pageSize);
      for (const photo of waiting)
        try {
          const conversation = await this.#thatSent(photo);
          if (conversation) {
            await this.#keepTags(conversation, photo.slug, now);
            await this.uploads.settle(photo.photoId);
          } else {
            await this.sealed.delete(photo);
            await this.uploads.drop([photo.photoId]);
            cleared += 1;
          }
        } catch (error) {
          // An unreadable conversation doesn't keep the others from being looked at.
          this.#log.error({ event: 'photo not looked at', photoId: photo.photoId, ...failureIn(error) });
        }
      const last = waiting.at(-1);
      if (!last || waiting.length < pageSize) return cleared;
      after = last.photoId;
    }
  }

  async #thatSent({ slug, sessionId, photoId }: PhotoAddress): Promise<ConversationState | null> {
    const { state } = await this.conversations.load(conversationStream(sessionId));
    if (state.status !== 'open' || state.slug !== slug) return null;
    const firms = state.handover.lines.flatMap(({ photos }) => photos);
    return [...state.photos, ...firms].some((photo) => photo.photoId === photoId) ? state : null;
  }

  /** Before it is settled: nothing looks at it afterwards. */
  async #keepTags(conversation: ConversationState, slug: string, now: Date): Promise<void> {
    const grader = { now: now.getTime(), coverageAndOffer: await this.firms.workOf(slug) };
    await this.tags.keep(conversation, grader, { actor: { kind: 'system', id: null }, requestId: randomUUID() });
  }

  async #clearUnknown(before: Date): Promise<number> {
    let cleared = 0;
    let page: StoredFile[] = [];
    for await (const file of this.files.stored()) {
      if (file.storedAt < before) page.push(file);
      if (page.length < pageSize) continue;
      cleared += await this.#clear(page);
      page = [];
    }
    return cleared + (await this.#clear(page));
  }

  async #clear(page: readonly StoredFile[]): Promise<number> {
    const known = await this.uploads.known(page.map(photoOf).filter(isPhotoId));
    const unknown = page.filter((file) => !known.has(photoOf(file)));
    for (const file of unknown) await this.files.delete(file);
    return unknown.length;
  }
}
