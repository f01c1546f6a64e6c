import { Injectable, Logger } from '@nestjs/common';
import type { PhotoSize } from '@pilotlight/contracts/http/photos';

/** A lost folder has more photos; they are reported again. */
const mostRemembered = 10_000;

/** Once in the life of the process: a dashboard asks for a photo with every look. */
@Injectable()
export class MissingPhotos {
  readonly #log = new Logger('photos');
  readonly #told = new Set<string>();

  tell(photoId: string, size: PhotoSize, fault: 'lost' | 'damaged'): void {
    if (this.#told.has(photoId)) return;
    if (this.#told.size >= mostRemembered) this.#told.clear();
    this.#told.add(photoId);
    this.#log.error({ event: `photo file ${fault}`, photoId, size });
  }
}
