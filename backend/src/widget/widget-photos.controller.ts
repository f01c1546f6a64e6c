import { Controller, Headers, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { widgetPhotos, widgetPhotoSlot, widgetUpload } from '@pilotlight/contracts/http/photos';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { coverageAndOfferOf } from '@pilotlight/assistant/grading/coverage-and-offer';
import { TagPhoto } from '../conversations/photos/tag-photo.command';
import { BodyOf, Call } from '../http/call';
import { Context, Visitor } from '../http/caller';
import { PhotoInPath } from '../http/id-in-path';
import { SlugInPath } from '../http/slug-in-path';
import { withFilesOf } from '../conversations/photos/uploads';
import { KeptPhotos } from '../conversations/photos/kept-photos';
import { LinkedPhotos } from '../conversations/photos/linked-photos';
import { callerAddress } from '../sessions/caller-address';
import type { WidgetSession } from '../sessions/widget-sessions';
import type { RequestContext } from '../write-side/request-context';
import { KeyedMutex } from '../concurrency/keyed-mutex';
import { WidgetAuthorizer } from './widget-authorizer';

type Slot = z.infer<typeof widgetPhotoSlot.body>;

@Controller()
export class WidgetPhotosController {
  /** One upload at a time per visitor: a crowd of large photos holds up nobody else. */
  private readonly turns = new KeyedMutex();

  constructor(
    private readonly authorizer: WidgetAuthorizer,
    private readonly commands: CommandBus,
    private readonly photos: KeptPhotos,
    private readonly linked: LinkedPhotos,
  ) {}

  @Call(widgetUpload)
  async upload(
    @SlugInPath() slug: string,
    @Visitor() session: WidgetSession,
    @Headers('origin') origin: string | undefined,
    @Req() request: FastifyRequest,
  ) {
    await this.authorizer.activeTenantOf(session, slug, origin);
    const owner = { slug, sessionId: session.sessionId };
    const address = callerAddress(request);
    return await this.turns.take(session.sessionId, async () => {
      await this.photos.refuseFull(owner);
      return await withFilesOf(request, { slug, address }, async (files) => {
        const kept = await this.photos.takeIn(owner, address, files);
        return { files: kept.map(({ photoId: id, ...rest }) => ({ id, ...rest })) };
      });
    });
  }

  @Call(widgetPhotos)
  async own(
    @SlugInPath() slug: string,
    @Visitor() session: WidgetSession,
    @Headers('origin') origin: string | undefined,
  ) {
    await this.authorizer.activeTenantOf(session, slug, origin);
    return await this.linked.of({ slug, sessionId: session.sessionId });
  }

  @Call(widgetPhotoSlot)
  async tag(
    @SlugInPath() slug: string,
    @PhotoInPath() photoId: string,
    @BodyOf(widgetPhotoSlot) { slot }: Slot,
    @Visitor() session: WidgetSession,
    @Context() context: RequestContext,
    @Headers('origin') origin: string | undefined,
  ) {
    const { account } = await this.authorizer.activeTenantOf(session, slug, origin);
    const coverageAndOffer = coverageAndOfferOf(account.training.published.training);
    await this.commands.execute(
      new TagPhoto({ slug, sessionId: session.sessionId, photoId }, slot, coverageAndOffer, context),
    );
    return { id: photoId, slot };
  }
}
