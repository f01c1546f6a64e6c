import { Controller } from '@nestjs/common';
import { installerAnalytics, installerAnalyticsForAdmin, platformPulse } from '@pilotlight/contracts/http/insights';
import { londonTime } from '@pilotlight/contracts/values/london-day';
import { OverviewReader } from '@pilotlight/projections/conversations/overview.reader';
import { InsightsReader } from '@pilotlight/projections/insights/insights.reader';
import { PulseReader } from '@pilotlight/projections/insights/pulse.reader';
import { platform } from '@pilotlight/projections/read-database';
import { Call } from '../http/call';
import { SlugInPath } from '../http/slug-in-path';
import { OwnSlug } from '../http/caller';
import { KnownInstaller } from '../installers/known-installer';
import { ReadModels } from '../read-side/read-models';

@Controller()
export class InsightsController {
  constructor(
    private readonly insights: InsightsReader,
    private readonly overview: OverviewReader,
    private readonly pulses: PulseReader,
    private readonly known: KnownInstaller,
    private readonly readModels: ReadModels,
  ) {}

  @Call(installerAnalyticsForAdmin)
  async forAdmin(@SlugInPath() slug: string) {
    await this.known.orRefuse(slug);
    const [figures, firstContact] = await Promise.all([
      this.own(slug),
      this.overview.firstContact(slug, new Date().toISOString()),
    ]);
    return { ...figures, firstContact };
  }

  @Call(installerAnalytics)
  async own(@OwnSlug() slug: string) {
    const { day } = londonTime(new Date().toISOString());
    return { stats: await this.insights.stats(slug, day) };
  }

  @Call(platformPulse)
  async pulse() {
    const [figures, lag] = await Promise.all([
      this.pulses.at(platform, new Date().toISOString()),
      this.readModels.lag(),
    ]);
    return { pulse: { ...figures, lag } };
  }
}
