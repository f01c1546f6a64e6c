import { Controller } from '@nestjs/common';
import {
  forwardLead,
  forwardLeadForAdmin,
  leadForwarding,
  leadForwardingForAdmin,
} from '@pilotlight/contracts/http/lead-forwarding';
import { NotificationsReader } from '@pilotlight/projections/notifications/notifications.reader';
import type { z } from 'zod';
import { LeadForwards } from '../../conversations/leads/lead-forwards';
import { BodyOf, Call } from '../../http/call';
import { Context, OwnSlug } from '../../http/caller';
import { SessionInPath } from '../../http/id-in-path';
import { SlugInPath } from '../../http/slug-in-path';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { Refused } from '../../write-side/refused';
import type { RequestContext } from '../../write-side/request-context';
import { LeadForwarding } from './lead-forwarding';

type Wanted = z.infer<typeof forwardLead.body>;

/** As whom an admin forwards an installer's lead. */
const platformsPerson = 'Pilotlight';

@Controller()
export class LeadForwardingController {
  constructor(
    private readonly forwarding: LeadForwarding,
    private readonly installers: InstallerProfiles,
    private readonly forwards: LeadForwards,
  ) {}

  @Call(leadForwarding)
  async options(@OwnSlug() slug: string, @SessionInPath() sessionId: string) {
    return await this.forwarding.of(slug, sessionId);
  }

  @Call(forwardLead)
  async forward(
    @OwnSlug() slug: string,
    @SessionInPath() sessionId: string,
    @BodyOf(forwardLead) wanted: Wanted,
    @Context() context: RequestContext,
  ) {
    return await this.#forward({ slug, sessionId }, wanted, context);
  }

  @Call(leadForwardingForAdmin)
  async optionsForAdmin(@SlugInPath() slug: string, @SessionInPath() sessionId: string) {
    return await this.forwarding.of(slug, sessionId);
  }

  @Call(forwardLeadForAdmin)
  async forwardForAdmin(
    @SlugInPath() slug: string,
    @SessionInPath() sessionId: string,
    @BodyOf(forwardLeadForAdmin) wanted: Wanted,
    @Context() context: RequestContext,
  ) {
    return await this.#forward({ slug, sessionId }, wanted, context, platformsPerson);
  }

  async #forward(
    { slug, sessionId }: { readonly slug: string; readonly sessionId: string },
    wanted: Wanted,
    context: RequestContext,
    person?: string,
  ) {
    const to = await this.forwarding.recipientOf(slug, sessionId, wanted);
    const answerer = await this.installers.answererOf(slug);
    if (!answerer || answerer.suspended) throw new Refused('The chat is suspended, so nothing is sent', 'forbidden');
    const { forwardId, channel, target, note, again } = wanted;
    const forward = {
      slug,
      sessionId,
      forwardId,
      channel,
      target,
      to,
      note: note || null,
      by: person ?? answerer.person,
    };
    await this.forwards.forward(forward, again, context, NotificationsReader);
    return { success: true as const, message: `The lead is on its way to ${to}` };
  }
}
