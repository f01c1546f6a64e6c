import { Controller } from '@nestjs/common';
import {
  changeAppointment,
  createAppointment,
  setAppointmentStatus,
  undoAppointmentStatus,
} from '@pilotlight/contracts/http/appointments';
import { eraseAppointment } from '@pilotlight/contracts/http/people';
import type { z } from 'zod';
import { PrivacyRequests } from '../conversations/privacy/privacy-requests';
import { BodyOf, Call } from '../http/call';
import { Context, OwnSlug } from '../http/caller';
import { AppointmentInPath } from '../http/id-in-path';
import type { RequestContext } from '../write-side/request-context';
import { DiaryChanges } from './diary-changes';
import { StandingVisits } from './standing-visits';

type Created = z.infer<typeof createAppointment.body>;
type Changed = z.infer<typeof changeAppointment.body>;
type Status = z.infer<typeof setAppointmentStatus.body>;
type Undone = z.infer<typeof undoAppointmentStatus.body>;

/** What an installer does in its diary. */
@Controller()
export class AppointmentsController {
  constructor(
    private readonly changes: DiaryChanges,
    private readonly visits: StandingVisits,
    private readonly people: PrivacyRequests,
  ) {}

  @Call(createAppointment)
  async create(@OwnSlug() slug: string, @BodyOf(createAppointment) body: Created, @Context() context: RequestContext) {
    return await this.changes.create(slug, body, context);
  }

  @Call(changeAppointment)
  async change(
    @OwnSlug() slug: string,
    @AppointmentInPath() appointmentId: string,
    @BodyOf(changeAppointment) body: Changed,
    @Context() context: RequestContext,
  ) {
    return await this.changes.change({ slug, appointmentId }, body, context);
  }

  @Call(setAppointmentStatus)
  async setStatus(
    @OwnSlug() slug: string,
    @AppointmentInPath() appointmentId: string,
    @BodyOf(setAppointmentStatus) body: Status,
    @Context() context: RequestContext,
  ) {
    return await this.changes.setStatus({ slug, appointmentId }, body, context);
  }

  @Call(undoAppointmentStatus)
  async undo(
    @OwnSlug() slug: string,
    @AppointmentInPath() appointmentId: string,
    @BodyOf(undoAppointmentStatus) { version }: Undone,
    @Context() context: RequestContext,
  ) {
    return await this.changes.undo({ slug, appointmentId }, version, context);
  }

  @Call(eraseAppointment)
  async erase(@OwnSlug() slug: string, @AppointmentInPath() appointmentId: string, @Context() context: RequestContext) {
    const { visit } = await this.visits.find(slug, appointmentId, context);
    await this.people.eraseSubject(slug, visit.subjectId, context);
    return { success: true, message: 'This visitor is erased' };
  }
}
