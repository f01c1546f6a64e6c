import { Module } from '@nestjs/common';
import { InsightsReader } from '@pilotlight/projections/insights/insights.reader';
import { PulseReader } from '@pilotlight/projections/insights/pulse.reader';
import { InstallersModule } from '../installers/installers.module';
import { InsightsController } from './insights.controller';

/** Figures for installers and the admin. */
@Module({ imports: [InstallersModule], controllers: [InsightsController], providers: [InsightsReader, PulseReader] })
export class InsightsModule {}
