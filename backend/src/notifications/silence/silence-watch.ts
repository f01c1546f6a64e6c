import { Injectable } from '@nestjs/common';
import { conversationLink } from '../../http/short-links';
import { PublicAddress } from '../../http/public-address';
import { LeadViews } from '../../conversations/leads/lead-views';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { Jobs } from '../../jobs/jobs';
import { derivedId } from '../../write-side/event-ids';
import { leadValues } from '../requests/lead-values';
import { Notify } from '../requests/notify';

const minutes = 60_000;
export const silenceAfter = 30 * minutes;

export const silenceJob = 'conversation-silence';

/** Nothing was said for half an hour. It is told once. */
@Injectable()
export class SilenceWatch {
  constructor(
    private readonly jobs: Jobs,
    private readonly leads: LeadViews,
    private readonly installers: InstallerProfiles,
    private readonly notify: Notify,
    private readonly address: PublicAddress,
  ) {}

  async begin(slug: string, sessionId: string, at: string): Promise<void> {
    const startAfter = new Date(Date.parse(at) + silenceAfter);
    await this.jobs.send(silenceJob, { slug, sessionId }, { id: derivedId(silenceJob, sessionId, at), startAfter });
  }

  async look({ slug = '', sessionId = '' }: Readonly<Record<string, string>>, now = Date.now()): Promise<void> {
    const lead = await this.leads.summaryOf(slug, sessionId);
    const installer = await this.installers.contactOf(slug);
    if (!lead || !installer) return;
    if (Date.parse(lead.lastAt) + silenceAfter > now) return await this.begin(slug, sessionId, lead.lastAt);
    const values = leadValues(lead, installer, this.address.of(conversationLink(sessionId)));
    const occurrence = `${sessionId} conversation_ended`;
    const ended = {
      eventType: 'conversation_ended',
      occurrence,
      at: new Date(now).toISOString(),
      sessionId,
      values,
    } as const;
    const context = { actor: { kind: 'system', id: null }, requestId: derivedId(occurrence) } as const;
    await this.notify.installer(installer, ended, context);
  }
}
