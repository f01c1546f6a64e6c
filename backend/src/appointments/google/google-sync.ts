import { Injectable, Logger } from '@nestjs/common';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import { isDeepStrictEqual } from 'node:util';
import { CalendarGateway, CalendarProblem } from '../../gateways/calendar/calendar';
import { PublicAddress } from '../../http/public-address';
import { Jobs } from '../../jobs/jobs';
import { failureIn } from '../../logging/failure';
import { type CalendarGrant, CalendarGrants } from '../../secrets/calendar-grants';
import { derivedId } from '../../write-side/event-ids';
import { Refused } from '../../write-side/refused';
import { DiaryDays } from '../diary-days';
import { keysOf, visitOn } from '../outcome.decisions';
import { VisitChanges } from '../visit-changes';
import { GoogleBusyTimes } from './google-busy-times';
import { googleEventId, type Wanted, wantedEvent } from './google-event';
import { nextAttempt } from './sync-attempts';

export const calendarJob = 'google-calendar-event';

export interface ToSync {
  readonly slug: string;
  readonly appointmentId: string;
  /** Names what it follows from: the same is queued once. */
  readonly cause: string;
}

const mostRounds = 5;

/** Makes an installer's Google Calendar agree with how an appointment stands when it runs. */
@Injectable()
export class GoogleSync {
  readonly #log = new Logger('google calendar');

  constructor(
    private readonly jobs: Jobs,
    private readonly calendar: CalendarGateway,
    private readonly grants: CalendarGrants,
    private readonly appointments: AppointmentsReader,
    private readonly busyTimes: GoogleBusyTimes,
    private readonly changes: VisitChanges,
    private readonly days: DiaryDays,
    private readonly address: PublicAddress,
  ) {}

  async queue({ slug, appointmentId, cause }: ToSync, now = Date.now()): Promise<void> {
    const data = { slug, appointmentId, cause, since: String(now), attempts: '0' };
    await this.jobs.send(calendarJob, data, { id: derivedId(calendarJob, cause, appointmentId) });
  }

  async run(data: Readonly<Record<string, string>>, now = Date.now()): Promise<void> {
    const { slug = '', appointmentId = '', cause = '', since = '', attempts = '0' } = data;
    const grant = this.calendar.available ? await this.grants.of(slug) : null;
    if (!grant || grant.failure?.kind === 'access-lost') return;
    try {
      await this.#agree(grant, appointmentId, now);
      await this.grants.worked(slug, appointmentId);
    } catch (error) {
      if (!(error instanceof CalendarProblem)) throw error;
      this.#log.warn({
        event: 'appointment not written',
        slug,
        appointmentId,
        fault: error.fault,
        ...failureIn(error),
      });
      const passes = error.fault === 'busy' || error.fault === 'down';
      const tried = Number(attempts) + 1;
      const next = passes ? nextAttempt(tried, Number(since), now) : null;
      await this.grants.failed(slug, { kind: error.fault, ended: next === null, appointmentId });
      if (next === null) return;
      await this.jobs.send(
        calendarJob,
        { ...data, attempts: String(tried) },
        { id: derivedId(calendarJob, cause, appointmentId, String(tried)), startAfter: new Date(next) },
      );
    }
  }

  /** What changed while it was written is written after it: the last word is the newest, whichever process had it. */
  async #agree(grant: CalendarGrant, appointmentId: string, now: number): Promise<void> {
    let written: Wanted | null = null;
    for (let round = 0; round < mostRounds; round++) {
      const appointment = await this.appointments.byId(grant.slug, appointmentId);
      if (!appointment) return;
      const wanted = wantedEvent(appointment, this.address.of('/installer/diary'), now);
      if (isDeepStrictEqual(wanted, written)) return;
      await this.#write(grant, appointment, wanted);
      written = wanted;
    }
  }

  async #write({ slug, refreshToken }: CalendarGrant, appointment: Appointment, wanted: Wanted): Promise<void> {
    if (wanted === 'leave') return;
    if (wanted === 'gone') await this.calendar.remove(refreshToken, googleEventId(appointment.id));
    else await this.calendar.put(refreshToken, wanted);
    this.busyTimes.forget(slug);
    if (wanted !== 'gone' && appointment.googleCalendarEventId !== wanted.id) await this.#link(appointment, wanted.id);
  }

  async #link({ installerId: slug, id: appointmentId }: Appointment, googleCalendarEventId: string): Promise<void> {
    const context = {
      actor: { kind: 'system', id: null },
      requestId: derivedId('calendar-link', appointmentId),
    } as const;
    const link = this.changes.make({ slug, appointmentId, version: null, context }, async ({ day, visit }) => {
      const on = { slug, day, appointmentId, version: null };
      return await this.days.decide({
        slug,
        day,
        context,
        time: visit,
        act: `link ${appointmentId}`,
        decide: (state) => [
          { type: 'CalendarEventLinked', data: { ...keysOf(on, visitOn(state, on)), googleCalendarEventId } },
        ],
      });
    });
    await link.catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
    });
  }
}
