import { Controller } from '@nestjs/common';
import {
  eraseConversation,
  eraseConversationForAdmin,
  exportConversation,
  exportConversationForAdmin,
  previewRetention,
  samePersonConversations,
  samePersonConversationsForAdmin,
} from '@pilotlight/contracts/http/people';
import type { z } from 'zod';
import { RetentionReader } from '@pilotlight/projections/conversations/retention.reader';
import { BodyOf, Call, QueryOf } from '../../http/call';
import { Context, OwnSlug } from '../../http/caller';
import { SessionInPath } from '../../http/id-in-path';
import { SlugInPath } from '../../http/slug-in-path';
import type { RequestContext } from '../../write-side/request-context';
import { PrivacyRequests } from './privacy-requests';

type Erasing = z.infer<typeof eraseConversation.body>;

const erased = (conversations: number) =>
  ({
    success: true,
    message:
      conversations === 1 ? 'This visitor is erased' : `This visitor is erased, in ${conversations} conversations`,
  }) as const;

@Controller()
export class PeopleController {
  constructor(
    private readonly people: PrivacyRequests,
    private readonly retention: RetentionReader,
  ) {}

  @Call(previewRetention)
  async due(@OwnSlug() slug: string, @QueryOf(previewRetention) { days }: z.infer<typeof previewRetention.query>) {
    return { visitors: await this.retention.countDue(slug, days, new Date().toISOString()) };
  }

  @Call(eraseConversation)
  async erase(
    @OwnSlug() slug: string,
    @SessionInPath() sessionId: string,
    @BodyOf(eraseConversation) { everyConversation }: Erasing,
    @Context() context: RequestContext,
  ) {
    return erased(await this.people.erase(slug, sessionId, everyConversation, context));
  }

  @Call(eraseConversationForAdmin)
  async eraseForAdmin(
    @SlugInPath() slug: string,
    @SessionInPath() sessionId: string,
    @BodyOf(eraseConversationForAdmin) { everyConversation }: Erasing,
    @Context() context: RequestContext,
  ) {
    return erased(await this.people.erase(slug, sessionId, everyConversation, context));
  }

  @Call(exportConversation)
  async export(@OwnSlug() slug: string, @SessionInPath() sessionId: string) {
    return await this.people.export(slug, sessionId);
  }

  @Call(exportConversationForAdmin)
  async exportForAdmin(@SlugInPath() slug: string, @SessionInPath() sessionId: string) {
    return await this.people.export(slug, sessionId);
  }

  @Call(samePersonConversations)
  async samePerson(@OwnSlug() slug: string, @SessionInPath() sessionId: string) {
    return { sessionIds: await this.people.samePerson(slug, sessionId) };
  }

  @Call(samePersonConversationsForAdmin)
  async samePersonForAdmin(@SlugInPath() slug: string, @SessionInPath() sessionId: string) {
    return { sessionIds: await this.people.samePerson(slug, sessionId) };
  }
}
