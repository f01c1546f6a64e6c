import { Injectable } from '@nestjs/common';
import type { PhotoAddress } from '../../database/photo-rows';
import { shrunkForPrint } from './render-photo';
import { SealedPhotos } from './sealed-photos';

/** A visitor's photos as they go on paper. */
@Injectable()
export class PrintedPhotos {
  constructor(private readonly sealed: SealedPhotos) {}

  /** A JPEG that is still legible on paper; null where the photo is erased or its file can't be had. */
  async of(photo: PhotoAddress): Promise<Uint8Array | null> {
    const opened = await this.sealed.open(photo, 'full').catch(() => 'lost' as const);
    return typeof opened === 'string' ? null : await shrunkForPrint(opened).catch(() => null);
  }
}
