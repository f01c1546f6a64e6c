import { Module } from '@nestjs/common';
import { InsightsReader } from '@pilotlight/projections/insights/insights.reader';
import { PulseReader } from '@pilotlight/projections/insights/pulse.reader';
import { InstallersModule } from '../installers/installers.module';
import { InsightsController } from './insights.controller';

@Module({ imports: [InstallersModule], controllers: [InsightsController], providers: [InsightsReader, PulseReader] })
export class InsightsModule {}
