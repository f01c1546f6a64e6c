import { Injectable } from '@nestjs/common';
import type { Appointment, diary, freeTimes, LondonDays } from '@pilotlight/contracts/http/appointments';
import { addDays, londonMidnight } from '@pilotlight/contracts/values/london-day';
import { AppointmentsReader, type DiaryFilters } from '@pilotlight/projections/appointments/appointments.reader';
import type { z } from 'zod';
import { askedDays, requireDays } from './asked-days';
import { DiaryDays } from './diary-days';
import { FreeTimes } from './free-times';
import { noSuchAppointment } from './refusals';

const mostDays = 62;

const filtersOf = ({ status, type, ...asked }: z.infer<typeof diary.query>): DiaryFilters => {
  const { from, to } = requireDays(asked, mostDays);
  return { from: londonMidnight(from), to: londonMidnight(addDays(to, 1)), status, type };
};

/** What an installer sees of its diary, in its dashboard or by a system of its own. */
@Injectable()
export class DiaryLooks {
  constructor(
    private readonly appointments: AppointmentsReader,
    private readonly times: FreeTimes,
    private readonly days: DiaryDays,
  ) {}

  /** By time. Throws Refused where more days are asked for than are shown at once. */
  async diary(slug: string, query: z.infer<typeof diary.query>): Promise<Appointment[]> {
    return await this.appointments.diary(slug, filtersOf(query));
  }

  /** Throws Refused where there is none. */
  async one(slug: string, appointmentId: string): Promise<Appointment> {
    const appointment = await this.appointments.byId(slug, appointmentId);
    if (!appointment) throw noSuchAppointment();
    return appointment;
  }

  async free(slug: string, query: z.infer<typeof freeTimes.query>): Promise<LondonDays> {
    const { minAdvanceBookingDays } = await this.days.availabilityOf(slug);
    const now = this.days.now();
    const asked = { slug, ...askedDays(query, { minAdvanceBookingDays, now }), duration: query.duration };
    const days = await this.times.free({ ...asked, now: new Date(now).toISOString() });
    return { timezone: 'Europe/London', days };
  }
}
