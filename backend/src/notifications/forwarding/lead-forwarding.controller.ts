import { Controller } from '@nestjs/common';
import { forwardLead, leadForwarding } from '@pilotlight/contracts/http/lead-forwarding';
import { NotificationsReader } from '@pilotlight/projections/notifications/notifications.reader';
import type { z } from 'zod';
import { LeadForwards } from '../../conversations/leads/lead-forwards';
import { BodyOf, Call } from '../../http/call';
import { Context, OwnSlug } from '../../http/caller';
import { SessionInPath } from '../../http/id-in-path';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { Refused } from '../../write-side/refused';
import type { RequestContext } from '../../write-side/request-context';
import { LeadForwarding } from './lead-forwarding';

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
    @BodyOf(forwardLead) wanted: z.infer<typeof forwardLead.body>,
    @Context() context: RequestContext,
  ) {
    const to = await this.forwarding.recipientOf(slug, sessionId, wanted);
    const answerer = await this.installers.answererOf(slug);
    if (!answerer || answerer.suspended) throw new Refused('Your chat is suspended, so nothing is sent', 'forbidden');
    const { forwardId, channel, target, note, again } = wanted;
    const forward = { slug, sessionId, forwardId, channel, target, to, note: note || null, by: answerer.person };
    await this.forwards.forward(forward, again, context, NotificationsReader);
    return { success: true as const, message: `The lead is on its way to ${to}` };
  }
}
