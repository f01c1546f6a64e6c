import { Global, Module } from '@nestjs/common';
import { SlotFinder } from '@pilotlight/assistant/slot-finder';
import { VisitBooking } from '../../conversations/visits/visit-booking';
import { policy } from '../../write-side/policy';
import { AppointmentsModule } from '../appointments.module';
import { BookingsByChat } from './bookings-by-chat';
import { DiarySlots } from './diary-slots';
import { HoldChosenTime } from './hold-chosen-time.policy';

/** What conversations ask of the diary. Global, since the diary's module knows theirs. */
@Global()
@Module({
  imports: [AppointmentsModule],
  providers: [
    { provide: SlotFinder, useClass: DiarySlots },
    { provide: VisitBooking, useClass: BookingsByChat },
    ...policy(HoldChosenTime),
  ],
  exports: [SlotFinder, VisitBooking],
})
export class ChatBookingsModule {}
