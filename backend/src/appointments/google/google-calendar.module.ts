import { Global, Module } from '@nestjs/common';
import { InstallersModule } from '../../installers/installers.module';
import { Jobs } from '../../jobs/jobs';
import { policy } from '../../write-side/policy';
import { AppointmentsModule } from '../appointments.module';
import { BusyTimes } from '../busy-times';
import { GoogleBusyTimes } from './google-busy-times';
import { GoogleCalendarController } from './google-calendar.controller';
import { GoogleConnection } from './google-connection';
import { calendarJob, GoogleSync } from './google-sync';
import { KeepGoogleCurrent } from './keep-google-current.policy';

const jobs = {
  provide: Symbol('google calendar jobs'),
  inject: [Jobs, GoogleSync],
  useFactory: (queue: Jobs, sync: GoogleSync) => queue.add({ name: calendarJob, run: (data) => sync.run(data) }),
};

/** Installers' own Google Calendars. Global, since the diary asks when they are busy. */
@Global()
@Module({
  imports: [AppointmentsModule, InstallersModule],
  controllers: [GoogleCalendarController],
  providers: [
    GoogleBusyTimes,
    { provide: BusyTimes, useExisting: GoogleBusyTimes },
    GoogleConnection,
    GoogleSync,
    jobs,
    ...policy(KeepGoogleCurrent),
  ],
  exports: [BusyTimes],
})
export class GoogleCalendarModule {}
