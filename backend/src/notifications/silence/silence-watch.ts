import { Injectable } from '@nestjs/common';
import { conversationLink } from '../../http/short-links';
import { PublicAddress } from '../../http/public-address';
import { LeadViews } from '../../conversations/leads/lead-views';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { JobPostponed } from '../../jobs/job-postponed';
import { Jobs } from '../../jobs/jobs';
import { derivedId } from '../../write-side/event-ids';
import { leadValues } from '../requests/lead-values';
import { Notify } from '../requests/notify';
import { isOldNews } from './old-news';

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
    await this.jobs.send(
      silenceJob,
      { slug, sessionId, since: at },
      { id: derivedId(silenceJob, sessionId, at), startAfter },
    );
  }

  async look(
    { slug = '', sessionId = '', since = '' }: Readonly<Record<string, string>>,
    now = Date.now(),
  ): Promise<void> {
    const lead = await this.leads.summaryOf(slug, sessionId);
    if (!lead) return;
    const endedAt = Date.parse(lead.lastAt) + silenceAfter;
    if (endedAt > now) {
      // The queue goes by the database's clock, which may be ahead of ours; the same look is queued once.
      if (lead.lastAt === since) throw new JobPostponed('Half an hour is not over: it is looked at again');
      return await this.begin(slug, sessionId, lead.lastAt);
    }
    if (isOldNews(endedAt, now)) return;
    // Not when it was found out: looked at again, long after, it is old.
    const at = new Date(endedAt).toISOString();
    const installer = await this.installers.contactAt(slug, { at });
    if (!installer) return;
    const values = leadValues(lead, installer, this.address.of(conversationLink(sessionId)));
    const occurrence = `${sessionId} conversation_ended`;
    const ended = {
      eventType: 'conversation_ended',
      occurrence,
      at,
      sessionId,
      values,
    } as const;
    const context = { actor: { kind: 'system', id: null }, requestId: derivedId(occurrence) } as const;
    await this.notify.installer(installer, ended, context);
  }
}
