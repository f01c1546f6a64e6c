import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { SettledVisit } from '@pilotlight/assistant/dialogue/visits/settled-visit';
import type { VisitAct } from '@pilotlight/assistant/dialogue/visits/visit-talk';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { wayToReach } from '@pilotlight/contracts/values/ways-to-reach';
import { VisitBooking, type VisitFor } from '../../conversations/visits/visit-booking';
import type { CommandContext } from '../../write-side/command-target';
import { Refused } from '../../write-side/refused';
import { BookAppointment } from '../book-appointment.command';
import { CancelAppointment } from '../cancel-appointment.command';
import { FreeTimes } from '../free-times';
import { MoveAppointment } from '../move-appointment.command';

const minute = 60_000;
const gone: ReadonlySet<string> = new Set(['slot-taken', 'not-offered']);

@Injectable()
export class BookingsByChat extends VisitBooking {
  constructor(
    private readonly commands: CommandBus,
    private readonly times: FreeTimes,
  ) {
    super();
  }

  async settle(act: VisitAct, visit: VisitFor, context: CommandContext): Promise<SettledVisit> {
    try {
      return await this.#done(act, visit, context);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (act.kind === 'cancel' || !gone.has(error.code)) return { kind: 'refused', message: error.message };
      const { slug } = visit;
      const duration = (Date.parse(act.end) - Date.parse(act.start)) / minute;
      const asked = { slug, scheduledAt: act.start, duration, now: new Date().toISOString() };
      const nearest = (await this.times.nearest(asked)).map(({ start, end }) => ({ start, end }));
      return { kind: 'taken', nearest, moves: act.kind === 'move' ? act.appointmentId : null };
    }
  }

  async #done(act: VisitAct, visit: VisitFor, context: CommandContext): Promise<SettledVisit> {
    const { slug, sessionId } = visit;
    const anyVersion = { version: null, by: 'visitor' } as const;
    switch (act.kind) {
      case 'cancel': {
        const { appointmentId } = act;
        await this.commands.execute(
          new CancelAppointment({ slug, appointmentId, ...anyVersion, reason: null }, context),
        );
        return { kind: 'cancelled', appointmentId };
      }
      case 'move': {
        const { appointmentId, start: scheduledAt } = act;
        const { appointment } = await this.commands.execute(
          new MoveAppointment({ slug, appointmentId, scheduledAt, ...anyVersion }, context),
        );
        return settled('moved', appointment);
      }
      case 'book': {
        const { appointment } = await this.commands.execute(
          new BookAppointment(
            {
              slug,
              sessionId,
              scheduledAt: act.start,
              customerName: visit.name,
              customerEmail: visit.email,
              customerPhone: visit.phone,
              customerPostcode: visit.postcode,
              notes: visit.notes,
              appointmentType: visit.type,
              photoIds: visit.photoIds,
              bookedBy: 'visitor',
              through: 'chat',
            },
            context,
          ),
        );
        return settled('booked', appointment);
      }
    }
  }
}

const settled = (kind: 'booked' | 'moved', appointment: Appointment): SettledVisit => ({
  kind,
  appointmentId: appointment.id,
  start: appointment.scheduledAt,
  confirmed: appointment.status === 'confirmed',
  reach: wayToReach(appointment),
});
