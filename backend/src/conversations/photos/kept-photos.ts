import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { FirmPhotoUploads } from '../../database/firm-photo-uploads';
import { PhotoUploads } from '../../database/photo-uploads';
import { type PhotoOwner } from '../../database/photo-rows';
import { Refused } from '../../write-side/refused';
import { fullForFirm, fullSession } from './photo-refusals';
import { likelyPhoto, type RenderedPhoto, renderPhoto } from './render-photo';
import { SealedPhotos } from './sealed-photos';
import { Semaphore } from '../../concurrency/semaphore';
import { tooManyPhotos } from './too-many-photos';

/** A decoded photo takes up to 160 MB and half a second of a core; a slot is always left to other addresses. */
const decodings = new Semaphore({ atOnce: 2, ofEach: 1, waiting: 24, waitingOfEach: 8 }, tooManyPhotos);

export interface KeptPhoto {
  readonly photoId: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

const withIds = (rendered: readonly RenderedPhoto[]) =>
  rendered.map((each) => ({ ...each, photoId: randomUUID(), bytes: each.photo.length }));

const keptOf = ({ photoId, width, height, bytes }: KeptPhoto): KeptPhoto => ({ photoId, width, height, bytes });

@Injectable()
export class KeptPhotos {
  constructor(
    private readonly uploads: PhotoUploads,
    private readonly firms: FirmPhotoUploads,
    private readonly sealed: SealedPhotos,
  ) {}

  /** Throws where the session has used its share, before a photo is decoded. */
  async refuseFull(owner: PhotoOwner): Promise<void> {
    if (!(await this.uploads.haveRoom(owner))) throw fullSession();
  }

  /** The same of the firm's own share. */
  async refuseFullFirm(owner: PhotoOwner): Promise<void> {
    if (!(await this.firms.haveRoom(owner))) throw fullForFirm();
  }

  /** For a reply of the firm's. Refuses and throws as for a visitor; what can't be read costs no share. */
  async takeInFirms(owner: PhotoOwner, address: string, files: readonly Buffer[]): Promise<readonly KeptPhoto[]> {
    const rendered: RenderedPhoto[] = [];
    for (const each of await Promise.all(files.map(likelyPhoto)))
      rendered.push(await decodings.take(address, () => renderPhoto(each)));
    const photos = withIds(rendered);
    if (!(await this.firms.enter(owner, photos))) throw fullForFirm();
    await this.#seal(owner, photos);
    return photos.map(keptOf);
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
    const photos = withIds(rendered);
    if (!(await this.uploads.enter(owner, photos))) throw fullSession();
    try {
      await this.#seal(owner, photos);
    } catch (error) {
      // What failed doesn't count for the visitor; nightly maintenance clears away its files.
      await this.uploads.giveBack(owner, photos.length);
      throw error;
    }
    return photos.map(keptOf);
  }

  async #seal(owner: PhotoOwner, photos: ReturnType<typeof withIds>): Promise<void> {
    for (const { photoId, photo, thumbnail } of photos) {
      await this.sealed.put({ ...owner, photoId }, 'full', photo);
      await this.sealed.put({ ...owner, photoId }, 'thumbnail', thumbnail);
    }
  }

  async forget(owner: PhotoOwner): Promise<void> {
    await this.sealed.deleteAllOf(owner);
    await this.uploads.dropAllOf(owner);
  }
}
