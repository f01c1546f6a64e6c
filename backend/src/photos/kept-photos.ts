import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { type PhotoOwner, PhotoUploads } from '../database/photo-uploads';
import { fullSession } from './photo-refusals';
import type { RenderedPhoto } from './render-photo';
import { SealedPhotos } from './sealed-photos';

export interface KeptPhoto {
  readonly photoId: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** Takes photos in and lets go of them: what is written down of them, and their files. */
@Injectable()
export class KeptPhotos {
  constructor(
    private readonly uploads: PhotoUploads,
    private readonly sealed: SealedPhotos,
  ) {}

  /** Throws where the session has had its share: found out before a photo is taken apart. */
  async refuseFull(owner: PhotoOwner): Promise<void> {
    if (!(await this.uploads.haveRoom(owner))) throw fullSession();
  }

  /** Written down first: where a crash comes between, the upkeep knows what to clear away. */
  async keep(owner: PhotoOwner, rendered: readonly RenderedPhoto[]): Promise<readonly KeptPhoto[]> {
    const photos = rendered.map((each) => ({ ...each, photoId: randomUUID(), bytes: each.photo.length }));
    if (!(await this.uploads.enter(owner, photos))) throw fullSession();
    try {
      for (const { photoId, photo, thumbnail } of photos) {
        await this.sealed.put({ ...owner, photoId }, 'full', photo);
        await this.sealed.put({ ...owner, photoId }, 'thumbnail', thumbnail);
      }
    } catch (error) {
      // What could not be kept is no part of the visitor's share; the upkeep clears away what lies there of it.
      await this.uploads.giveBack(owner, photos.length);
      throw error;
    }
    return photos.map(({ photoId, width, height, bytes }) => ({ photoId, width, height, bytes }));
  }

  /** Rids the files of a conversation whose key is destroyed. Again is harmless. */
  async forget(owner: PhotoOwner): Promise<void> {
    await this.sealed.deleteAllOf(owner);
    await this.uploads.dropAllOf(owner);
  }
}
