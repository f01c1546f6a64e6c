import { Module } from '@nestjs/common';
import { LeadsReader } from '@pilotlight/projections/leads/leads.reader';
import { AppointmentsModule } from '../appointments/appointments.module';
import { InstallersModule } from '../installers/installers.module';
import { SystemAppointmentsController } from './system-appointments.controller';
import { SystemLeadsController } from './system-leads.controller';

/** What installers' own systems call, by a key each. */
@Module({
  imports: [InstallersModule, AppointmentsModule],
  controllers: [SystemLeadsController, SystemAppointmentsController],
  providers: [LeadsReader],
})
export class PublicApiModule {}
