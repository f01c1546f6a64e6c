import { Controller } from '@nestjs/common';
import {
  bookSystemAppointment,
  changeSystemAppointment,
  setSystemAppointmentStatus,
  systemAppointment,
  systemAppointments,
  systemFreeTimes,
} from '@pilotlight/contracts/http/public-api';
import type { z } from 'zod';
import { DiaryChanges } from '../appointments/diary-changes';
import { DiaryLooks } from '../appointments/diary-looks';
import { SystemRequests } from '../database/system-requests';
import { BodyOf, Call, QueryOf } from '../http/call';
import { Context, OwnSlug } from '../http/caller';
import { AppointmentInPath } from '../http/id-in-path';
import { Refused } from '../write-side/refused';
import type { RequestContext } from '../write-side/request-context';
import { IdempotencyKey } from './idempotency-key';

type Booked = z.infer<typeof bookSystemAppointment.body>;
type Changed = z.infer<typeof changeSystemAppointment.body>;
type Status = z.infer<typeof setSystemAppointmentStatus.body>;

/** What an installer's own systems see of its diary and do in it: the same as the installer. */
@Controller()
export class SystemAppointmentsController {
  constructor(
    private readonly looks: DiaryLooks,
    private readonly changes: DiaryChanges,
    private readonly requests: SystemRequests,
  ) {}

  @Call(systemAppointments)
  async list(@OwnSlug() slug: string, @QueryOf(systemAppointments) query: z.infer<typeof systemAppointments.query>) {
    return { appointments: await this.looks.diary(slug, query) };
  }

  @Call(systemAppointment)
  async one(@OwnSlug() slug: string, @AppointmentInPath() appointmentId: string) {
    return { appointment: await this.looks.one(slug, appointmentId) };
  }

  @Call(systemFreeTimes)
  async free(@OwnSlug() slug: string, @QueryOf(systemFreeTimes) query: z.infer<typeof systemFreeTimes.query>) {
    return await this.looks.free(slug, query);
  }

  @Call(bookSystemAppointment)
  async book(
    @OwnSlug() slug: string,
    @BodyOf(bookSystemAppointment) body: Booked,
    @IdempotencyKey() retryKey: string | undefined,
    @Context() context: RequestContext,
  ) {
    if (retryKey !== undefined && !(await this.requests.isSame(slug, retryKey, body)))
      throw new Refused('This Idempotency-Key was used for another request. Please send a new one.', 'conflict');
    return await this.changes.create(slug, { ...body, retryKey }, context);
  }

  @Call(changeSystemAppointment)
  async change(
    @OwnSlug() slug: string,
    @AppointmentInPath() appointmentId: string,
    @BodyOf(changeSystemAppointment) body: Changed,
    @Context() context: RequestContext,
  ) {
    return await this.changes.change({ slug, appointmentId }, body, context);
  }

  @Call(setSystemAppointmentStatus)
  async setStatus(
    @OwnSlug() slug: string,
    @AppointmentInPath() appointmentId: string,
    @BodyOf(setSystemAppointmentStatus) body: Status,
    @Context() context: RequestContext,
  ) {
    return await this.changes.setStatus({ slug, appointmentId }, body, context);
  }
}
