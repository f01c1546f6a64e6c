import { Module } from '@nestjs/common';
import { AnalyticsReader } from '@pilotlight/projections/insights/analytics.reader';
import { OverviewReader } from '@pilotlight/projections/conversations/overview.reader';
import { InsightsReader } from '@pilotlight/projections/insights/insights.reader';
import { PlatformInsightsReader } from '@pilotlight/projections/insights/platform-insights.reader';
import { PlatformStatsReader } from '@pilotlight/projections/insights/platform-stats.reader';
import { PulseReader } from '@pilotlight/projections/insights/pulse.reader';
import { InstallersModule } from '../installers/installers.module';
import { AnalyticsController } from './analytics.controller';
import { InsightsController } from './insights.controller';
import { PlatformInsightsController } from './platform-insights.controller';
import { PlatformStatsController } from './platform-stats.controller';

@Module({
  imports: [InstallersModule],
  controllers: [InsightsController, PlatformInsightsController, PlatformStatsController, AnalyticsController],
  providers: [
    InsightsReader,
    OverviewReader,
    PulseReader,
    PlatformInsightsReader,
    PlatformStatsReader,
    AnalyticsReader,
  ],
})
export class InsightsModule {}
