import { Injectable } from '@nestjs/common';
import type { Position } from '@pilotlight/contracts/events/event';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import type { LoadedState } from '../write-side/aggregate';
import type { CommandContext } from '../write-side/command-target';
import { Refused, RefusedShowing } from '../write-side/refused';
import { AppointmentViews } from './appointment-views';
import type { DiaryDay } from './diary-day.state';
import { type StandingVisit, StandingVisits } from './standing-visits';

export interface ChangedAppointment {
  readonly position: Position | null;
  readonly appointment: Appointment;
}

interface Change {
  readonly slug: string;
  readonly appointmentId: string;
  /** The one that its changer saw; null where any will do. */
  readonly version: number | null;
  readonly context: CommandContext;
}

const attempts = 3;
const isChanged = (error: unknown): error is Refused => error instanceof Refused && error.code === 'changed-meanwhile';

/** Changes of an appointment, on whichever day it stands. */
@Injectable()
export class VisitChanges {
  constructor(
    private readonly visits: StandingVisits,
    private readonly views: AppointmentViews,
  ) {}

  /** Throws Refused; where somebody else was faster, with `appointment` as it stands. Who saw no version is asked again. */
  async make(
    { slug, appointmentId, version, context }: Change,
    change: (standing: StandingVisit) => Promise<LoadedState<DiaryDay>>,
  ): Promise<ChangedAppointment> {
    for (let attempt = 1; ; attempt++) {
      const standing = await this.visits.find(slug, appointmentId, context);
      try {
        const { state, position } = await change(standing);
        const visit = state.visits.get(appointmentId) ?? standing.visit;
        return { position, appointment: await this.views.after(slug, visit, position) };
      } catch (error) {
        if (!isChanged(error)) throw error;
        if (version === null && attempt < attempts) continue;
        const { visit } = await this.visits.find(slug, appointmentId, context);
        throw new RefusedShowing(error, { appointment: await this.views.after(slug, visit, null) });
      }
    }
  }
}
