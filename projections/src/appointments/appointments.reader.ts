import { Injectable } from '@nestjs/common';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import type { AppointmentStatus, AppointmentType } from '@pilotlight/contracts/values/appointment';
import { type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';
import { appointmentOf, type FoundAppointment } from './appointment-of-row';
import type { Untold } from './appointments.read-model';

/** From a moment until another (ISO 8601), which is no longer part of it. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

export interface DiaryFilters extends Range {
  readonly status?: AppointmentStatus | undefined;
  readonly type?: AppointmentType | undefined;
}

interface TakenTime {
  readonly start: number;
  readonly end: number;
}

/** In one text, since reading thousands of rows would take longer than all the rest; a visit has 8 hours at most. */
const takenTimes = `
  select string_agg(extract(epoch from scheduled_at)::bigint || ' ' || duration || ' ' || many, ',') as times
    from (select scheduled_at, duration, count(*) as many from read.appointments
           where slug = $1 and status in ('pending', 'confirmed')
             and scheduled_at > $2::timestamptz - interval '8 hours' and scheduled_at < $3
           group by scheduled_at, duration) taken`;

const whole = `
  select appointment.*, said.words -> appointment.appointment_id::text as own
    from read.appointments appointment
    left join read.appointment_words said using (slug, subject_id)`;

const iso = (moment: number): string => new Date(moment).toISOString();

/** One installer's appointments. */
@Injectable()
export class AppointmentsReader {
  static readonly models = ['appointments', 'appointment_words'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** Those that begin in the range, by time. */
  async diary(slug: string, { from, to, status, type }: DiaryFilters): Promise<Appointment[]> {
    return await this.#found(
      slug,
      `${whole} where slug = $1 and scheduled_at >= $2 and scheduled_at < $3
          and ($4::text is null or status = $4) and ($5::text is null or appointment_type = $5)
        order by scheduled_at, appointment_id`,
      [from, to, status ?? null, type ?? null],
    );
  }

  /** How the visitor believes that it stands while they aren't told of what the installer did; null where they know. */
  async untold(slug: string, appointmentId: string): Promise<Untold | null> {
    const [{ rows }] = await this.database.asTenant(slug, (ask) => [
      ask<{ untold: Untold | null }>({
        text: 'select untold from read.appointments where slug = $1 and appointment_id = $2',
        values: [slug, appointmentId],
      }),
    ]);
    return rows[0]?.untold ?? null;
  }

  async byId(slug: string, appointmentId: string): Promise<Appointment | null> {
    const [found] = await this.#found(slug, `${whole} where slug = $1 and appointment_id = $2`, [appointmentId]);
    return found ?? null;
  }

  /** Soonest first. */
  async ofConversation(slug: string, sessionId: string): Promise<Appointment[]> {
    return await this.#found(
      slug,
      `${whole} where slug = $1 and session_id = $2 order by scheduled_at, appointment_id`,
      [sessionId],
    );
  }

  /** Those of one person: of a conversation, made by hand or booked without a word; soonest first. */
  async ofSubject(slug: string, subjectId: string): Promise<Appointment[]> {
    return await this.#found(
      slug,
      `${whole} where slug = $1 and subject_id = $2 order by scheduled_at, appointment_id`,
      [subjectId],
    );
  }

  /** Whether there are any whose words are of this subject. */
  async areOfSubject(slug: string, subjectId: string): Promise<boolean> {
    const [{ rows }] = await this.database.asTenant(slug, (ask) => [
      ask<{ found: boolean }>({
        text: `select exists (select from read.appointment_words where slug = $1 and subject_id = $2) as found`,
        values: [slug, subjectId],
      }),
    ]);
    return rows[0]?.found ?? false;
  }

  /** How many visits of a conversation are to come after that moment. */
  async upcoming(slug: string, sessionId: string, now: string): Promise<number> {
    const [{ rows }] = await this.database.asTenant(slug, (ask) => [
      ask<{ count: number }>({
        text: `select count(*) as count from read.appointments
                where slug = $1 and session_id = $2 and status in ('pending', 'confirmed') and scheduled_at > $3`,
        values: [slug, sessionId, now],
      }),
    ]);
    return rows[0]?.count ?? 0;
  }

  /** Every installer's visits that are to begin within the range. */
  async toBegin(
    scope: Platform,
    { from, to }: Range,
  ): Promise<readonly { readonly slug: string; readonly appointmentId: string; readonly scheduledAt: string }[]> {
    const [{ rows }] = await this.database.asPlatform(scope, (ask) => [
      ask<{ slug: string; appointmentId: string; scheduledAt: string }>({
        text: `select slug, appointment_id as "appointmentId", scheduled_at as "scheduledAt" from read.appointments
                where status in ('pending', 'confirmed') and scheduled_at > $1 and scheduled_at <= $2`,
        values: [from, to],
      }),
    ]);
    return rows;
  }

  /** When visits that will take place keep an engineer, within the range or into it; ISO 8601. */
  async taken(slug: string, range: Range): Promise<readonly { readonly start: string; readonly end: string }[]> {
    return (await this.takenTimes(slug, range)).map(({ start, end }) => ({ start: iso(start), end: iso(end) }));
  }

  /** The same in milliseconds since 1970, which is read faster. */
  async takenTimes(slug: string, { from, to }: Range): Promise<readonly TakenTime[]> {
    const [{ rows }] = await this.database.asTenant(slug, (ask) => [
      ask<{ times: string | null }>({ text: takenTimes, values: [slug, from, to] }),
    ]);
    return (rows[0]?.times ?? '').split(',').flatMap(timesOf);
  }

  async #found(slug: string, text: string, values: readonly unknown[]): Promise<Appointment[]> {
    const [{ rows }] = await this.database.asTenant(slug, (ask) => [
      ask<FoundAppointment>({ text, values: [slug, ...values] }),
    ]);
    return rows.map(appointmentOf);
  }
}

/** Of "seconds minutes count"; a full diary has many visits at the same time. */
const timesOf = (written: string): TakenTime[] => {
  const [seconds = 0, minutes = 0, count = 0] = written.split(' ').map(Number);
  const start = seconds * 1_000;
  return Array.from({ length: count }, () => ({ start, end: start + minutes * 60_000 }));
};
