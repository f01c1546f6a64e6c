import { Injectable } from '@nestjs/common';
import { isOffered } from '@pilotlight/booking/offered-slots';
import type { AppointmentType } from '@pilotlight/contracts/values/appointment';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import { BookableConversations } from '../conversations/bookable-conversations';
import { ReadModels } from '../read-side/read-models';
import { ReadModelsLagging } from '../read-side/read-models-lagging';
import { waitForReaders } from '../read-side/wait-for-readers';
import { EventLog } from '../write-side/event-log';
import { Refused, RefusedShowing } from '../write-side/refused';
import { DiaryDays } from './diary-days';
import { FreeTimes } from './free-times';
import { justTaken, notOffered } from './refusals';
import type { VisitTime } from './taken-times';

const visitsToCome = 5;

const emergencyAdvice =
  'An emergency can’t wait for a visit. If you smell gas or a carbon monoxide alarm sounds: touch no switches, get outside and ring 0800 111 999, free, day and night (Northern Ireland 0800 002 001). For a fire, or if anyone is unwell, ring 999.';

interface VisitorOf {
  readonly slug: string;
  readonly sessionId: string;
}

/** What a visitor may book, beyond what a day's stream decides. Each throws Refused. */
@Injectable()
export class VisitorBookings {
  constructor(
    private readonly days: DiaryDays,
    private readonly conversations: BookableConversations,
    private readonly appointments: AppointmentsReader,
    private readonly freeTimes: FreeTimes,
    private readonly log: EventLog,
    private readonly readModels: ReadModels,
  ) {}

  requireNoEmergency(type: AppointmentType): void {
    if (type === 'emergency') throw new Refused(emergencyAdvice, 'emergency');
  }

  /** Danger was told of: a visit is no remedy. */
  async requireCalm({ slug, sessionId }: VisitorOf): Promise<void> {
    if ((await this.conversations.of(slug, sessionId)).inDanger) throw new Refused(emergencyAdvice, 'emergency');
  }

  async requireOwnPhotos({ slug, sessionId }: VisitorOf, photoIds: readonly string[]): Promise<void> {
    if (photoIds.length === 0) return;
    const own = (await this.conversations.of(slug, sessionId)).photoIds;
    if (!photoIds.every((id) => own.has(id))) throw new Refused('No such photo', 'invalid');
  }

  async requireOffered({ slug, scheduledAt, duration }: VisitTime & { readonly slug: string }): Promise<void> {
    const availability = await this.days.availabilityOf(slug);
    const now = new Date(this.days.now()).toISOString();
    if (!isOffered(availability, { start: scheduledAt, duration, now })) throw notOffered();
    if (await this.freeTimes.isBusyElsewhere({ slug, scheduledAt, duration }))
      throw new RefusedShowing(justTaken(), {
        slots: await this.freeTimes.nearest({ slug, scheduledAt, duration, now }),
      });
  }

  /** Counts the booking of a moment ago too; where the read model is far behind, as far as it is. */
  async requireFewToCome({ slug, sessionId }: VisitorOf): Promise<void> {
    await waitForReaders(this.readModels, await this.log.head(), AppointmentsReader).catch((error: unknown) => {
      if (!(error instanceof ReadModelsLagging)) throw error;
    });
    const now = new Date(this.days.now()).toISOString();
    if ((await this.appointments.upcoming(slug, sessionId, now)) >= visitsToCome)
      throw new Refused('You have several visits to come already. Please give us a call instead.', 'too-many');
  }
}
