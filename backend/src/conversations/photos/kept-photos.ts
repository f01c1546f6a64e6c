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

/** A decoded photo takes up to 160 MB and half a second of a core; a slot is always left to other addresses. */
const decodings = new Semaphore({ atOnce: 2, ofEach: 1, waiting: 24, waitingOfEach: 8 }, () => new CapacityExceeded());

export interface KeptPhoto {
  readonly photoId: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

@Injectable()
export class KeptPhotos {
  constructor(
    private readonly uploads: PhotoUploads,
    private readonly sealed: SealedPhotos,
  ) {}

  /** Throws where the session has used its share, before a photo is decoded. */
  async refuseFull(owner: PhotoOwner): Promise<void> {
    if (!(await this.uploads.haveRoom(owner))) throw fullSession();
  }

  /** One after the other. Refuses what is no photo or too large; throws CapacityExceeded. A decoded photo counts even if it is refused. */
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

  /** Recorded first: after a crash, nightly maintenance knows what to clear away. */
  async #keep(owner: PhotoOwner, rendered: readonly RenderedPhoto[]): Promise<readonly KeptPhoto[]> {
    const photos = rendered.map((each) => ({ ...each, photoId: randomUUID(), bytes: each.photo.length }));
    if (!(await this.uploads.enter(owner, photos))) throw fullSession();
    try {
      for (const { photoId, photo, thumbnail } of photos) {
        await this.sealed.put({ ...owner, photoId }, 'full', photo);
        await this.sealed.put({ ...owner, photoId }, 'thumbnail', thumbnail);
      }
    } catch (error) {
      // What failed doesn't count for the visitor; nightly maintenance clears away its files.
      await this.uploads.giveBack(owner, photos.length);
      throw error;
    }
    return photos.map(({ photoId, width, height, bytes }) => ({ photoId, width, height, bytes }));
  }

  async forget(owner: PhotoOwner): Promise<void> {
    await this.sealed.deleteAllOf(owner);
    await this.uploads.dropAllOf(owner);
  }
}
