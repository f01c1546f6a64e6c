import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { templateSamples, testNotificationTemplate } from '@pilotlight/contracts/http/notification-templates';
import { sendTestAlert } from '@pilotlight/contracts/http/notifications';
import { platformTenant } from '@pilotlight/contracts/values/platform-tenant';
import { DeliveryFiguresReader } from '@pilotlight/projections/notifications/delivery-figures.reader';
import { platform } from '@pilotlight/projections/read-database';
import { definitionOf } from '@pilotlight/notifications/event-types';
import { lintChannels } from '@pilotlight/notifications/lint-template';
import { sampleValues } from '@pilotlight/notifications/variables';
import type { z } from 'zod';
import { LeadViews } from '../../conversations/leads/lead-views';
import { BodyOf, Call } from '../../http/call';
import { Context, OwnSlug } from '../../http/caller';
import { EventTypeInPath } from '../../http/event-type-in-path';
import { PublicAddress } from '../../http/public-address';
import { conversationLink } from '../../http/short-links';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { NotificationTemplates } from '../../notification-templates/notification-templates';
import { AdminAccount } from '../../sessions/admin-account';
import { Refused } from '../../write-side/refused';
import type { RequestContext } from '../../write-side/request-context';
import { leadValues } from '../requests/lead-values';
import { Notify } from '../requests/notify';
import { textableNumber } from '../requests/phone-address';
import { rendered } from '../requests/rendered';
import { RequestNotification } from '../requests/request-notification.command';

const week = 7 * 24 * 3_600_000;
const hour = 3_600_000;
const mostSamples = 20;

@Controller()
export class TestsController {
  constructor(
    private readonly templates: NotificationTemplates,
    private readonly figures: DeliveryFiguresReader,
    private readonly leads: LeadViews,
    private readonly installers: InstallerProfiles,
    private readonly notify: Notify,
    private readonly commands: CommandBus,
    private readonly admin: AdminAccount,
    private readonly address: PublicAddress,
  ) {}

  @Call(templateSamples)
  async samples(@EventTypeInPath() eventType: string) {
    const names: readonly string[] = definitionOf(eventType)?.variables ?? [];
    const since = new Date(Date.now() - week).toISOString();
    const [figures, newest] = await Promise.all([
      this.figures.since(platform, eventType, since),
      names.includes('first_name') ? this.figures.newestLeads(platform, mostSamples) : [],
    ]);
    const samples = [];
    for (const { slug, sessionId } of newest) {
      const [lead, installer] = [await this.leads.summaryOf(slug, sessionId), await this.installers.contactOf(slug)];
      if (!lead || !installer) continue;
      const values = leadValues(lead, installer, this.address.of(conversationLink(sessionId)));
      const own = Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
      samples.push({
        label: `${lead.fullName ?? 'A visitor'} for ${installer.name}`,
        values: { ...sampleValues(names), ...own },
      });
    }
    return { samples, figures };
  }

  @Call(testNotificationTemplate)
  async test(
    @EventTypeInPath() eventType: string,
    @BodyOf(testNotificationTemplate) body: z.infer<typeof testNotificationTemplate.body>,
    @Context() context: RequestContext,
  ) {
    const template = await this.templates.contentOf(eventType);
    if (!template) throw new Refused('No such template', 'not-found');
    const [fault] = lintChannels(body.channels, template.variables);
    if (fault) throw new Refused(fault.message, 'invalid');
    const to = body.channel === 'email' ? this.admin.email : await textableNumber(body.phone ?? null);
    if (to === null) throw new Refused('Enter a UK mobile number, such as 07700 900123', 'invalid');
    const content = { ...template.content, channels: body.channels };
    const words = rendered(body.channel, content, sampleValues(template.variables));
    const message = {
      slug: platformTenant,
      sessionId: null,
      itemId: context.requestId,
      eventType,
      audience: 'admin',
      channel: body.channel,
      to,
      ...words,
      headline: words.subject ?? content.name,
      contentSid: body.channel === 'whatsapp' ? body.channels.whatsapp.contentSid || null : null,
      contentVariables: body.channel === 'whatsapp' ? JSON.stringify(sampleValues(template.variables)) : null,
      critical: false,
      expiresAt: new Date(Date.now() + hour).toISOString(),
      insteadOf: null,
      gathered: null,
    } as const;
    await this.commands.execute(new RequestNotification(message, context));
    return { success: true, message: `A test is on its way to ${to}` };
  }

  @Call(sendTestAlert)
  async alert(@OwnSlug() slug: string, @Context() context: RequestContext) {
    const installer = await this.installers.contactOf(slug);
    if (!installer) throw new Refused('No such installer', 'not-found');
    const channels = await this.notify.test(installer, context);
    if (channels === 0)
      throw new Refused(
        'We know no address for the channels that are on. Please add an email inbox or a mobile.',
        'invalid',
      );
    return { success: true, message: 'A test is on its way' };
  }
}
