import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { PhotoUploads } from '../../database/photo-uploads';
import { type PhotoOwner } from '../../database/photo-rows';
import { CapacityExceeded } from '../../write-side/capacity-exceeded';
import { Refused } from '../../write-side/refused';
import { fullSession } from './photo-refusals';
import { likelyPhoto, type RenderedPhoto, renderPhoto } from './render-photo';
import { SealedPhotos } from './sealed-photos';
import { Semaphore } from '../../concurrency/semaphore';

/** A decoded photo takes up to 160 MB, and half a second of one core; a turn is always left to other addresses. */
const decodings = new Semaphore({ atOnce: 2, ofEach: 1, waiting: 24, waitingOfEach: 8 }, () => new CapacityExceeded());

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

  /**
   * Makes photos anew, one after the other, and keeps them. Refuses in plain words what is no photo or too large; throws CapacityExceeded
   * where `address` or all together ask for too much. What was taken apart is part of the session's share, though it be refused.
   */
  async takeIn(owner: PhotoOwner, address: string, files: readonly Buffer[]): Promise<readonly KeptPhoto[]> {
    const likely = await Promise.all(files.map(likelyPhoto));
    const rendered: RenderedPhoto[] = [];
    for (const each of likely) {
      try {
        rendered.push(await decodings.take(address, () => renderPhoto(each)));
      } catch (error) {
        if (error instanceof Refused) await this.uploads.spend(owner, rendered.length + 1);
        throw error;
      }
    }
    return await this.#keep(owner, rendered);
  }

  /** Written down first: where a crash comes between, nightly maintenance knows what to clear away. */
  async #keep(owner: PhotoOwner, rendered: readonly RenderedPhoto[]): Promise<readonly KeptPhoto[]> {
    const photos = rendered.map((each) => ({ ...each, photoId: randomUUID(), bytes: each.photo.length }));
    if (!(await this.uploads.enter(owner, photos))) throw fullSession();
    try {
      for (const { photoId, photo, thumbnail } of photos) {
        await this.sealed.put({ ...owner, photoId }, 'full', photo);
        await this.sealed.put({ ...owner, photoId }, 'thumbnail', thumbnail);
      }
    } catch (error) {
      // What could not be kept is no part of the visitor's share; nightly maintenance clears away what lies there of it.
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
