import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { causedBy } from '../../write-side/caused-by';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import type { NotedAppointment } from './appointment-noted.decisions';
import { NoteAppointment } from './note-appointment.command';

const telling = [
  'AppointmentBooked',
  'AppointmentConfirmed',
  'AppointmentCompleted',
  'AppointmentNotKept',
  'AppointmentCancelled',
  'AppointmentOutcomeUndone',
  'AppointmentMoved',
] as const;
type Telling = RecordedEvent & { readonly type: (typeof telling)[number] };

const toldBy = (event: Telling): Omit<NotedAppointment, 'appointmentId'> => {
  switch (event.type) {
    case 'AppointmentBooked':
      return { scheduledAt: event.data.scheduledAt, status: event.data.status };
    case 'AppointmentConfirmed':
      return { status: 'confirmed' };
    case 'AppointmentCompleted':
      return { status: 'completed' };
    case 'AppointmentNotKept':
      return { status: 'no_show' };
    case 'AppointmentCancelled':
      return { status: 'cancelled' };
    case 'AppointmentOutcomeUndone':
      return { status: event.data.status };
    case 'AppointmentMoved':
      return { scheduledAt: event.data.scheduledAt };
  }
};

/** The lead that a visit came of knows how the visit stands, and is graded by it. */
@Injectable()
export class NoteAppointments implements Policy<(typeof telling)[number]> {
  readonly name = 'note appointments';
  readonly on = telling;
  readonly startsAt = 'beginning';

  constructor(private readonly commands: CommandBus) {}

  async react(event: Telling): Promise<void> {
    const { id, correlationId } = event;
    const { slug, subjectId, appointmentId } = event.data;
    // One that was made by hand is nobody's conversation.
    if (subjectId === appointmentId) return;
    const context = causedBy({ id, correlationId });
    await this.commands.execute(new NoteAppointment(slug, subjectId, { appointmentId, ...toldBy(event) }, context));
  }
}
