import { Controller, Res } from '@nestjs/common';
import { conversationPhotos, conversationPhotosForAdmin, photoFile } from '@pilotlight/contracts/http/photos';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { PhotoUploads } from '../../database/photo-uploads';
import { Call, QueryOf } from '../../http/call';
import { OwnSlug } from '../../http/caller';
import { PhotoInPath, SessionInPath } from '../../http/id-in-path';
import { SlugInPath } from '../../http/slug-in-path';
import { KnownInstaller } from '../../installers/known-installer';
import { Refused } from '../../write-side/refused';
import { LinkedPhotos } from './linked-photos';
import { MissingPhotos } from './missing-photos';
import { PhotoLinks } from './photo-links';
import { missing } from './photo-refusals';
import { SealedPhotos } from './sealed-photos';

type Link = z.infer<typeof photoFile.query>;

/** Served as a picture and nothing else, on a customer's website too. */
const asPicture = {
  'content-type': 'image/jpeg',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

@Controller()
export class PhotosController {
  constructor(
    private readonly linked: LinkedPhotos,
    private readonly known: KnownInstaller,
    private readonly uploads: PhotoUploads,
    private readonly sealed: SealedPhotos,
    private readonly links: PhotoLinks,
    private readonly missing: MissingPhotos,
  ) {}

  @Call(conversationPhotos)
  async own(@OwnSlug() slug: string, @SessionInPath() sessionId: string) {
    return await this.linked.of({ slug, sessionId });
  }

  @Call(conversationPhotosForAdmin)
  async forAdmin(@SlugInPath() slug: string, @SessionInPath() sessionId: string) {
    await this.known.orRefuse(slug);
    return await this.linked.of({ slug, sessionId });
  }

  /** One answer for forged, expired, erased or unknown. Only the holder of a valid link learns that a file is missing. */
  @Call(photoFile)
  async file(
    @PhotoInPath() photoId: string,
    @QueryOf(photoFile) { size, expires, signature }: Link,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const holds = this.links.holds({ photoId, size, expires }, signature, new Date());
    const photo = holds ? await this.uploads.find(photoId) : null;
    const picture = photo ? await this.sealed.open(photo, size) : 'erased';
    if (picture === 'erased') throw new Refused('No such photo', 'not-found');
    if (picture === 'lost' || picture === 'damaged') {
      this.missing.tell(photoId, size, picture);
      throw missing();
    }
    void reply.headers(asPicture);
    return picture;
  }
}
