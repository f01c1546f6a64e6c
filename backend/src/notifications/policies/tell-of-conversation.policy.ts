import { Injectable } from '@nestjs/common';
import { causedBy } from '../../write-side/caused-by';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { conversationLink } from '../../http/short-links';
import { PublicAddress } from '../../http/public-address';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import { LeadViews } from '../../conversations/leads/lead-views';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { derivedId } from '../../write-side/event-ids';
import { SilenceWatch } from '../silence/silence-watch';
import { leadValues } from '../requests/lead-values';
import { whyNotWrittenTo } from '../delivery/may-be-written-to';
import { Notify } from '../requests/notify';
import { raisesAlarm, tellingEvents, whatToTell } from './what-to-tell';

type Telling = RecordedEvent & { readonly type: (typeof tellingEvents)[number] };

@Injectable()
export class TellOfConversation implements Policy<(typeof tellingEvents)[number]> {
  readonly name = 'tell of conversation';
  readonly on = tellingEvents;
  readonly startsAt = 'now';

  constructor(
    private readonly leads: LeadViews,
    private readonly installers: InstallerProfiles,
    private readonly notify: Notify,
    private readonly silence: SilenceWatch,
    private readonly address: PublicAddress,
  ) {}

  async react(event: Telling): Promise<void> {
    const { id, at, correlationId } = event;
    const { slug, sessionId } = event.data;
    if (event.type === 'ConversationStarted') await this.silence.begin(slug, sessionId, at);
    const lead = await this.leads.summaryOf(slug, sessionId);
    const installer = await this.installers.contactAt(slug, event);
    if (!lead || !installer) return;
    const context = causedBy({ id, correlationId });
    const values = leadValues(lead, installer, this.address.of(conversationLink(sessionId)));
    const alarmAt = raisesAlarm(event) ? await this.leads.alarmAfter(event) : null;
    for (const { eventType, occurrence } of whatToTell(event, alarmAt))
      await this.notify.installer(installer, { eventType, occurrence, at, sessionId, values }, context);
    if (event.type !== 'LeadSubmitted' || !lead.email || whyNotWrittenTo('visitor', installer)) return;
    const occurrence = derivedId('lead received', sessionId);
    const received = { eventType: 'lead_received', occurrence, at, sessionId, values } as const;
    await this.notify.visitor(slug, { email: lead.email }, received, context);
  }
}
