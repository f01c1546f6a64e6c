import { Injectable, Logger } from '@nestjs/common';
import type { ConsentProblem, GoogleCalendarState } from '@pilotlight/contracts/http/calendars';
import { CalendarGateway, CalendarProblem } from '../../gateways/calendar/calendar';
import { InstallerCalendars } from '../../installers/installer-calendars';
import { failureIn } from '../../logging/failure';
import { CalendarConsents, type ConsentOf } from '../../secrets/calendar-consents';
import { CalendarGrants } from '../../secrets/calendar-grants';
import type { RequestContext } from '../../write-side/request-context';
import { GoogleBusyTimes } from './google-busy-times';

export interface Consented {
  readonly state: string;
  /** Absent where consent was refused. */
  readonly code?: string | undefined;
}

/** An installer's connection to its Google Calendar: begun, ended by consent, taken back. */
@Injectable()
export class GoogleConnection {
  readonly #log = new Logger('google calendar');

  constructor(
    private readonly calendar: CalendarGateway,
    private readonly consents: CalendarConsents,
    private readonly grants: CalendarGrants,
    private readonly busyTimes: GoogleBusyTimes,
    private readonly calendars: InstallerCalendars,
  ) {}

  async stateOf(slug: string): Promise<GoogleCalendarState> {
    const { available } = this.calendar;
    const grant = available ? await this.grants.of(slug) : null;
    return { available, connectedAt: grant?.connectedAt ?? null, failure: grant?.failure ?? null };
  }

  /** Null where the platform has no keys. */
  async begin(whose: ConsentOf): Promise<string | null> {
    if (!this.calendar.available) return null;
    return this.calendar.consentAddress(await this.consents.begin(whose));
  }

  async finish(whose: ConsentOf, { state, code }: Consented, context: RequestContext): Promise<ConsentProblem | null> {
    if (!this.calendar.available) return 'not-available';
    const verifier = await this.consents.take(state, whose);
    if (verifier === null) return 'link-used';
    if (code === undefined) return 'declined';
    const refreshToken = await this.#exchanged(code, verifier);
    if (refreshToken === undefined) return 'failed';
    if (refreshToken === null) return 'too-little';
    await this.grants.keep(whose.slug, refreshToken);
    this.busyTimes.forget(whose.slug);
    await this.calendars.connectGoogle(whose.slug, context);
    return null;
  }

  /** What was written stays in the installer's calendar. Where Google can't be reached, we forget what let us in. */
  async end(slug: string, context: RequestContext): Promise<void> {
    const grant = await this.grants.of(slug);
    await this.calendars.disconnect(slug, context);
    await this.grants.drop(slug);
    this.busyTimes.forget(slug);
    if (!grant) return;
    await this.calendar
      .revoke(grant.refreshToken)
      .catch((error: unknown) => this.#log.warn({ event: 'access not revoked', slug, ...failureIn(error) }));
  }

  /** Undefined where Google didn't take it. */
  async #exchanged(code: string, verifier: string): Promise<string | null | undefined> {
    try {
      return await this.calendar.exchange(code, verifier);
    } catch (error) {
      if (!(error instanceof CalendarProblem)) throw error;
      this.#log.warn({ event: 'consent not taken', ...failureIn(error) });
      return undefined;
    }
  }
}
