import { pathOf } from '@pilotlight/contracts/http/route';
import { type PhotoSize, photoFile } from '@pilotlight/contracts/http/photos';
import { createHmac, timingSafeEqual } from 'node:crypto';

const lifetimeMs = 5 * 60_000;

export interface PhotoLink {
  readonly photoId: string;
  readonly size: PhotoSize;
  readonly expires: number;
}

/** Valid for five minutes, whoever holds them (HMAC-SHA-256). */
export class PhotoLinks {
  constructor(private readonly secret: Buffer) {}

  static endOf(now: Date): Date {
    return new Date(now.getTime() + lifetimeMs);
  }

  to(photoId: string, size: PhotoSize, end: Date): string {
    const link = { photoId, size, expires: end.getTime() };
    const query = new URLSearchParams({ size, expires: String(link.expires), signature: this.#sign(link) });
    return `${pathOf(photoFile, { photoId })}?${query.toString()}`;
  }

  holds(link: PhotoLink, signature: string, now: Date): boolean {
    const [given, right] = [Buffer.from(signature), Buffer.from(this.#sign(link))];
    return given.length === right.length && timingSafeEqual(given, right) && link.expires > now.getTime();
  }

  #sign({ photoId, size, expires }: PhotoLink): string {
    return createHmac('sha256', this.secret).update(`${photoId}\0${size}\0${expires}`).digest('base64url');
  }
}
