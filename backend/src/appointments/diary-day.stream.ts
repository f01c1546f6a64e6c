import type { AppointmentEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { appointmentEvents } from '@pilotlight/contracts/events/appointment-events';
import { type Aggregate, eventsAmong } from '../write-side/aggregate';
import { AggregateStore } from '../write-side/aggregate-store';
import { type DiaryDay, emptyDay, evolveDiaryDay } from './diary-day.state';

export const diaryDayAggregate: Aggregate<DiaryDay, AppointmentEvent> = {
  initialState: emptyDay,
  evolve: evolveDiaryDay,
  isOwnEvent: eventsAmong(appointmentEvents),
  cacheWeight: ({ visits, departed, holds }) => 1 + Math.ceil((visits.size + departed.size + holds.size) / 3),
};

/** Where overlap is decided: one stream an installer's day. */
export class DiaryStream extends AggregateStore<DiaryDay, AppointmentEvent> {}
