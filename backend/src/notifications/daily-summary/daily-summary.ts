import { Injectable } from '@nestjs/common';
import { DailySummaryReader, type DaySummary } from '@pilotlight/projections/insights/daily-summary.reader';
import { platform } from '@pilotlight/projections/read-database';
import { PublicAddress } from '../../http/public-address';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { derivedId } from '../../write-side/event-ids';
import { installerValues } from '../requests/lead-values';
import { Notify } from '../requests/notify';
import { summaryDay } from './summary-day';

const inWords = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

@Injectable()
export class DailySummary {
  constructor(
    private readonly days: DailySummaryReader,
    private readonly installers: InstallerProfiles,
    private readonly notify: Notify,
    private readonly address: PublicAddress,
  ) {}

  async send(now = Date.now()): Promise<void> {
    const due = summaryDay(now);
    if (!due) return;
    const failures: unknown[] = [];
    for (const summary of await this.days.of(platform, due.day))
      await this.#tell(summary, due).catch((error: unknown) => failures.push(error));
    // The others were told; who wasn't is tried again.
    if (failures.length > 0) throw failures[0];
  }

  async #tell(summary: DaySummary, due: { readonly day: string; readonly dueAt: string }): Promise<void> {
    const installer = await this.installers.contactAt(summary.slug, { at: due.dueAt });
    if (!installer) return;
    const occurrence = `${summary.slug} daily_summary ${due.day}`;
    const values = {
      day: inWords.format(new Date(due.day)),
      chats: String(summary.chats),
      leads: String(summary.leads),
      hot_leads: String(summary.hotLeads),
      bookings: String(summary.bookings),
      ...installerValues(installer, this.address.of('/installer/dashboard')),
    };
    const told = { eventType: 'daily_summary', occurrence, at: due.dueAt, sessionId: null, values } as const;
    const context = { actor: { kind: 'system', id: null }, requestId: derivedId(occurrence) } as const;
    await this.notify.installer(installer, told, context);
  }
}
