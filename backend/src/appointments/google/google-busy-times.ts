import { Injectable, Logger } from '@nestjs/common';
import type { Span } from '@pilotlight/booking/offered-slots';
import type { Range } from '@pilotlight/projections/appointments/appointments.reader';
import { LRUCache } from 'lru-cache';
import { CalendarGateway, CalendarProblem } from '../../gateways/calendar/calendar';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { failureIn } from '../../logging/failure';
import { CalendarGrants } from '../../secrets/calendar-grants';
import { BusyTimes } from '../busy-times';

/** Milliseconds that an answer counts for, and that a failure spares the next one the wait. */
const [fresh, spared] = [90_000, 20_000];

/** What Google says, kept for a moment; where it doesn't say in time, nothing is busy. */
@Injectable()
export class GoogleBusyTimes extends BusyTimes {
  readonly #log = new Logger('google calendar');
  readonly #known = new LRUCache<string, Promise<readonly Span[]>>({ max: 2_000 });

  constructor(
    private readonly calendar: CalendarGateway,
    private readonly grants: CalendarGrants,
    private readonly installers: InstallerProfiles,
  ) {
    super();
  }

  async of(slug: string, range: Range): Promise<readonly Span[]> {
    if (!this.calendar.available || (await this.installers.calendarOf(slug)).provider === 'none') return [];
    const key = [slug, range.from, range.to].join(' ');
    const known = this.#known.get(key);
    if (known) return await known;
    const asking = this.#ask(slug, range).catch((error: unknown) => {
      this.#log.warn({ event: 'busy times not read', slug, ...failureIn(error) });
      this.#known.set(key, Promise.resolve([]), { ttl: spared });
      return [];
    });
    this.#known.set(key, asking, { ttl: fresh });
    return await asking;
  }

  /** What is known of an installer's calendar is asked anew: we wrote to it. */
  forget(slug: string): void {
    for (const key of this.#known.keys()) if (key.startsWith(`${slug} `)) this.#known.delete(key);
  }

  async #ask(slug: string, { from, to }: Range): Promise<readonly Span[]> {
    const grant = await this.grants.of(slug);
    if (!grant || grant.failure?.kind === 'access-lost') return [];
    try {
      return await this.calendar.busy(grant.refreshToken, { start: from, end: to });
    } catch (error) {
      if (error instanceof CalendarProblem && error.fault === 'access-lost')
        await this.grants.failed(slug, { kind: 'access-lost', ended: true, appointmentId: null });
      throw error;
    }
  }
}
