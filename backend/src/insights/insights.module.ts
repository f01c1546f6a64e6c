import { Module } from '@nestjs/common';
import { OverviewReader } from '@pilotlight/projections/conversations/overview.reader';
import { InsightsReader } from '@pilotlight/projections/insights/insights.reader';
import { PlatformInsightsReader } from '@pilotlight/projections/insights/platform-insights.reader';
import { PulseReader } from '@pilotlight/projections/insights/pulse.reader';
import { InstallersModule } from '../installers/installers.module';
import { InsightsController } from './insights.controller';
import { PlatformInsightsController } from './platform-insights.controller';

@Module({
  imports: [InstallersModule],
  controllers: [InsightsController, PlatformInsightsController],
  providers: [InsightsReader, OverviewReader, PulseReader, PlatformInsightsReader],
})
export class InsightsModule {}
