import { type PhotoSlot, photoSlotSchema } from '@pilotlight/contracts/values/job-sheet';
import { z } from 'zod';

export interface PhotoOwner {
  readonly slug: string;
  readonly sessionId: string;
}
export interface PhotoAddress extends PhotoOwner {
  readonly photoId: string;
}

export interface PhotoTag {
  readonly photoId: string;
  readonly slot: PhotoSlot | null;
}

export interface UploadedPhoto extends PhotoTag {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

export const tagSchema = z
  .object({ photo_id: z.uuid(), slot: photoSlotSchema.nullable() })
  .transform(({ photo_id, slot }): PhotoTag => ({ photoId: photo_id, slot }));
export const addressSchema = z
  .object({ photo_id: z.uuid(), slug: z.string(), session_id: z.uuid() })
  .transform(({ photo_id, slug, session_id }): PhotoAddress => ({ photoId: photo_id, slug, sessionId: session_id }));
export const pagedSchema = z
  .object({ photo_id: z.uuid(), slug: z.string(), session_id: z.uuid(), sent: z.boolean() })
  .transform(({ photo_id, slug, session_id, sent }) => ({
    photoId: photo_id,
    slug,
    sessionId: session_id,
    isSettled: sent,
  }));
export const photoSchema = z
  .object({ photo_id: z.uuid(), slot: photoSlotSchema.nullable(), width: z.int(), height: z.int(), bytes: z.int() })
  .transform(({ photo_id, ...rest }): UploadedPhoto => ({ photoId: photo_id, ...rest }));
