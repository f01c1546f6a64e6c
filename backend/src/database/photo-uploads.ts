import { photoLimits } from '@pilotlight/contracts/http/photos';
import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';
import type { ClientBase, Pool } from 'pg';
import { z } from 'zod';
import {
  addressSchema,
  pagedSchema,
  type PhotoAddress,
  type PhotoOwner,
  photoSchema,
  type PhotoTag,
  tagSchema,
  type UploadedPhoto,
} from './photo-rows';

/** A transaction that sees the database as of one moment. */
export type AccessSnapshot = ClientBase;

/** An hour before nightly maintenance may delete it, so that no message names a photo that is going. */
export const named = "created_at > now() - interval '23 hours'";

/** The log says which of them were sent. */
export class PhotoUploads {
  constructor(private readonly pool: Pool | AccessSnapshot) {}

  async areKept(): Promise<boolean> {
    const { rows } = await this.pool.query(`select to_regclass('access.photos') is not null as found`);
    return z.object({ found: z.boolean() }).parse(rows[0]).found;
  }

  /** Before the files are kept. False where the session's share is used up or it has ended. */
  async enter({ slug, sessionId }: PhotoOwner, photos: readonly Omit<UploadedPhoto, 'slot'>[]): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `with counted as (
         update access.widget_sessions set photos = photos + cardinality($3::uuid[])
          where session_id = $2 and photos + cardinality($3::uuid[]) <= $7 returning session_id)
       insert into access.photos (slug, session_id, photo_id, width, height, bytes)
       select $1, counted.session_id, photo.* from counted, unnest($3::uuid[], $4::int[], $5::int[], $6::int[]) photo`,
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

  async haveRoom({ sessionId }: PhotoOwner): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'select from access.widget_sessions where session_id = $1 and photos < $2',
      [sessionId, photoLimits.aSession],
    );
    return rowCount === 1;
  }

  async spend({ sessionId }: PhotoOwner, count: number): Promise<void> {
    await this.pool.query('update access.widget_sessions set photos = least($3, photos + $2) where session_id = $1', [
      sessionId,
      count,
      photoLimits.aSession,
    ]);
  }

  async giveBack({ sessionId }: PhotoOwner, count: number): Promise<void> {
    await this.pool.query('update access.widget_sessions set photos = greatest(0, photos - $2) where session_id = $1', [
      sessionId,
      count,
    ]);
  }

  async ready({ slug, sessionId }: PhotoOwner, ids: readonly string[]): Promise<readonly UploadedPhoto[]> {
    if (ids.length === 0) return [];
    const { rows } = await this.pool.query(
      `select photo_id, slot, width, height, bytes from access.photos
        where photo_id = any($3) and slug = $1 and session_id = $2 and not by_firm and ${named}
        order by array_position($3, photo_id)`,
      [slug, sessionId, ids],
    );
    return z.array(photoSchema).parse(rows);
  }

  async tag({ slug, sessionId, photoId }: PhotoAddress, slot: PhotoSlot | null): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'update access.photos set slot = $4 where photo_id = $3 and slug = $1 and session_id = $2 and not by_firm',
      [slug, sessionId, photoId, slot],
    );
    return rowCount === 1;
  }

  async tags({ slug, sessionId }: PhotoOwner, ids: readonly string[]): Promise<readonly PhotoTag[]> {
    const { rows } = await this.pool.query(
      'select photo_id, slot from access.photos where photo_id = any($3) and slug = $1 and session_id = $2',
      [slug, sessionId, ids],
    );
    return z.array(tagSchema).parse(rows);
  }

  async find(photoId: string): Promise<PhotoAddress | null> {
    const { rows } = await this.pool.query('select photo_id, slug, session_id from access.photos where photo_id = $1', [
      photoId,
    ]);
    return z.array(addressSchema).parse(rows)[0] ?? null;
  }

  async known(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.pool.query('select photo_id from access.photos where photo_id = any($1)', [ids]);
    return new Set(
      z
        .array(z.object({ photo_id: z.uuid() }))
        .parse(rows)
        .map(({ photo_id }) => photo_id),
    );
  }

  /** In the order of ids; settled where nightly maintenance has seen it in the log. */
  async page(
    after: string | null,
    limit: number,
  ): Promise<readonly (PhotoAddress & { readonly isSettled: boolean })[]> {
    const { rows } = await this.pool.query(
      `select photo_id, slug, session_id, sent from access.photos
        where $1::uuid is null or photo_id > $1 order by photo_id limit $2`,
      [after, limit],
    );
    return z.array(pagedSchema).parse(rows);
  }

  async unsent(before: Date, after: string | null, limit: number): Promise<readonly PhotoAddress[]> {
    const { rows } = await this.pool.query(
      `select photo_id, slug, session_id from access.photos
        where not sent and created_at < $1 and ($2::uuid is null or photo_id > $2) order by photo_id limit $3`,
      [before, after, limit],
    );
    return z.array(addressSchema).parse(rows);
  }

  async settle(photoId: string): Promise<void> {
    await this.pool.query('update access.photos set sent = true where photo_id = $1', [photoId]);
  }

  async drop(photoIds: readonly string[]): Promise<void> {
    await this.pool.query('delete from access.photos where photo_id = any($1)', [photoIds]);
  }

  async dropAllOf({ slug, sessionId }: PhotoOwner): Promise<void> {
    await this.pool.query('delete from access.photos where slug = $1 and session_id = $2', [slug, sessionId]);
  }
}
