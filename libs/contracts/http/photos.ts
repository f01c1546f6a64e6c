import { z } from 'zod';
import { photoSlotSchema } from '../values/job-sheet';
import { noQuery, nothing } from './common';
import { route } from './route';

export const photoLimits = { bytes: 10 * 1024 * 1024, pixels: 40_000_000, aMessage: 4, aSession: 20 } as const;

export const photoSchema = z.object({
  photoId: z.uuid(),
  slot: photoSlotSchema.nullable(),
  width: z.int(),
  height: z.int(),
});
export type Photo = z.infer<typeof photoSchema>;

/** Links are paths on this host that hold for five minutes. */
export const linkedPhotoSchema = photoSchema.extend({
  messageId: z.string(),
  bytes: z.int(),
  at: z.string(),
  /** Sent by the firm with a reply; absent where the visitor sent it. */
  isFirms: z.literal(true).optional(),
  url: z.string(),
  thumbnailUrl: z.string(),
});
export type LinkedPhoto = z.infer<typeof linkedPhotoSchema>;

const linked = {
  method: 'GET',
  body: nothing,
  query: noQuery,
  response: z.object({ photos: z.array(linkedPhotoSchema), expiresAt: z.string() }),
} as const;

export const conversationPhotos = route({
  ...linked,
  path: '/api/installer/conversations/:sessionId/photos',
  access: 'installer',
  summary: "The photos of one of the signed-in installer's conversations, as links",
});

export const conversationPhotosForAdmin = route({
  ...linked,
  path: '/api/installers/:slug/conversations/:sessionId/photos',
  access: 'admin',
  summary: "The photos of one of an installer's conversations, as links",
});

export const widgetPhotos = route({
  ...linked,
  path: '/api/widget/:slug/files',
  access: 'visitor',
  summary: "The photos of the visitor's own conversation, as links",
});

const taken = z.object({
  files: z.array(z.object({ id: z.uuid(), width: z.int(), height: z.int(), bytes: z.int() })),
});

export const installerUpload = route({
  method: 'POST',
  path: '/api/installer/conversations/:sessionId/files',
  access: 'installer',
  summary: 'Takes in up to four photos as multipart/form-data; a reply then names them',
  body: nothing,
  query: noQuery,
  response: taken,
});

export const widgetUpload = route({
  method: 'POST',
  path: '/api/widget/:slug/files',
  access: 'visitor',
  summary: 'Takes in up to four photos as multipart/form-data; a message then names them',
  body: nothing,
  query: noQuery,
  response: taken,
});

export const widgetPhotoSlot = route({
  method: 'POST',
  path: '/api/widget/:slug/files/:photoId/slot',
  access: 'visitor',
  summary: "Says what one of the visitor's own photos shows, or takes that back",
  body: z.object({ slot: photoSlotSchema.nullable() }),
  query: noQuery,
  response: z.object({ id: z.uuid(), slot: photoSlotSchema.nullable() }),
});

export const photoSizes = ['full', 'thumbnail'] as const;
export const photoSizeSchema = z.enum(photoSizes);
export type PhotoSize = z.infer<typeof photoSizeSchema>;

/** The error's code where a sent photo's file is lost, or no longer what was kept. */
export const photoMissing = 'missing';

export const photoFile = route({
  method: 'GET',
  path: '/api/files/:photoId',
  access: 'public',
  summary: 'A photo as JPEG, by a link that was given out; it holds for five minutes',
  body: nothing,
  query: z.object({
    size: photoSizeSchema.default('full'),
    /** Milliseconds since 1970. */
    expires: z.coerce.number().int().nonnegative().default(0),
    signature: z.string().max(100).default(''),
  }),
  response: z.instanceof(Uint8Array),
});
