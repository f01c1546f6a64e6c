import { photoLimits } from '@pilotlight/contracts/http/photos';
import type { Pool } from 'pg';
import { z } from 'zod';
import { type PhotoOwner, photoSchema, type UploadedPhoto } from './photo-rows';
import { named } from './photo-uploads';

/** What a firm uploads for its replies. It has a share of its own of each conversation: neither side uses up the other's. */
export class FirmPhotoUploads {
  constructor(private readonly pool: Pool) {}

  async haveRoom({ slug, sessionId }: PhotoOwner): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'select from access.photos where slug = $1 and session_id = $2 and by_firm limit $3',
      [slug, sessionId, photoLimits.aSession],
    );
    return rowCount !== photoLimits.aSession;
  }

  /** Before the files are kept. False where the firm's share is used up. */
  async enter({ slug, sessionId }: PhotoOwner, photos: readonly Omit<UploadedPhoto, 'slot'>[]): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `insert into access.photos (slug, session_id, photo_id, width, height, bytes, by_firm)
       select $1, $2, photo.*, true from unnest($3::uuid[], $4::int[], $5::int[], $6::int[]) photo
        where (select count(*) from access.photos where slug = $1 and session_id = $2 and by_firm)
              + cardinality($3::uuid[]) <= $7`,
      [
        slug,
        sessionId,
        photos.map(({ photoId }) => photoId),
        photos.map(({ width }) => width),
        photos.map(({ height }) => height),
        photos.map(({ bytes }) => bytes),
        photoLimits.aSession,
      ],
    );
    return rowCount === photos.length;
  }

  /** Of those named, the ones that a reply may bring, in the order named. */
  async ready({ slug, sessionId }: PhotoOwner, ids: readonly string[]): Promise<readonly UploadedPhoto[]> {
    if (ids.length === 0) return [];
    const { rows } = await this.pool.query(
      `select photo_id, slot, width, height, bytes from access.photos
        where photo_id = any($3) and slug = $1 and session_id = $2 and by_firm and ${named}
        order by array_position($3, photo_id)`,
      [slug, sessionId, ids],
    );
    return z.array(photoSchema).parse(rows);
  }
}
