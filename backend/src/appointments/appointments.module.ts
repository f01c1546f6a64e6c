import { Module } from '@nestjs/common';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import { ConversationsModule } from '../conversations/conversations.module';
import { InstallersModule } from '../installers/installers.module';
import { aggregate } from '../write-side/aggregate.module';
import { policy } from '../write-side/policy';
import { AppointmentLinks } from './appointment-links';
import { AppointmentLinksController } from './appointment-links.controller';
import { AppointmentViews } from './appointment-views';
import { AppointmentsController } from './appointments.controller';
import { BookAppointmentHandler } from './book-appointment.command';
import { CalendarFeedController } from './calendar/calendar-feed.controller';
import { CancelAppointmentHandler } from './cancel-appointment.command';
import { CorrectAppointmentHandler } from './correct-appointment.command';
import { DayMoves } from './day-moves';
import { diaryDayAggregate, DiaryStream } from './diary-day.stream';
import { DiaryController } from './diary.controller';
import { DiaryChanges } from './diary-changes';
import { DiaryDays } from './diary-days';
import { DiaryLooks } from './diary-looks';
import { FinishMoves } from './finish-moves.policy';
import { FreeTimes } from './free-times';
import { HoldSlotHandler, ReleaseSlotHandler } from './hold-slot.command';
import { MoveAppointmentHandler } from './move-appointment.command';
import { SetAppointmentStatusHandler } from './set-appointment-status.command';
import { StandingVisits } from './standing-visits';
import { UndoAppointmentStatusHandler } from './undo-appointment-status.command';
import { VisitChanges } from './visit-changes';
import { VisitorBookings } from './visitor-bookings';

// A day weighs about 1 kB for each three of its visits and holds.
const diaryStreams = aggregate(DiaryStream, diaryDayAggregate, 10_000);

/** Installers' diaries: what is free, booked, moved and cancelled. */
@Module({
  imports: [ConversationsModule, InstallersModule, diaryStreams],
  controllers: [AppointmentLinksController, AppointmentsController, CalendarFeedController, DiaryController],
  providers: [
    BookAppointmentHandler,
    CancelAppointmentHandler,
    CorrectAppointmentHandler,
    HoldSlotHandler,
    MoveAppointmentHandler,
    ReleaseSlotHandler,
    SetAppointmentStatusHandler,
    UndoAppointmentStatusHandler,
    AppointmentsReader,
    AppointmentLinks,
    AppointmentViews,
    DayMoves,
    DiaryChanges,
    DiaryDays,
    DiaryLooks,
    FreeTimes,
    StandingVisits,
    VisitChanges,
    VisitorBookings,
    ...policy(FinishMoves),
  ],
  exports: [
    AppointmentsReader,
    AppointmentLinks,
    DiaryChanges,
    DiaryLooks,
    AppointmentViews,
    DiaryDays,
    FreeTimes,
    StandingVisits,
    VisitChanges,
  ],
})
export class AppointmentsModule {}
