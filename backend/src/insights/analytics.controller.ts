import { Controller } from '@nestjs/common';
import {
  type Analytics,
  periodAnalytics,
  periodAnalyticsForAdmin,
  platformAnalytics,
} from '@pilotlight/contracts/http/analytics';
import { AnalyticsReader } from '@pilotlight/projections/insights/analytics.reader';
import { platform } from '@pilotlight/projections/read-database';
import type { z } from 'zod';
import { Call, QueryOf } from '../http/call';
import { OwnSlug } from '../http/caller';
import { SlugInPath } from '../http/slug-in-path';
import { KnownInstaller } from '../installers/known-installer';
import { CostlyAnswers } from './costly-answers';

type Asked = z.infer<typeof periodAnalytics.query>;

@Controller()
export class AnalyticsController {
  readonly #ofPlatform = new CostlyAnswers<Analytics>();

  constructor(
    private readonly reader: AnalyticsReader,
    private readonly known: KnownInstaller,
  ) {}

  @Call(periodAnalytics)
  async own(@OwnSlug() slug: string, @QueryOf(periodAnalytics) period: Asked) {
    const at = new Date().toISOString();
    return { analytics: { at, ...(await this.reader.of(slug, period)) } };
  }

  @Call(periodAnalyticsForAdmin)
  async forAdmin(@SlugInPath() slug: string, @QueryOf(periodAnalyticsForAdmin) period: Asked) {
    await this.known.orRefuse(slug);
    return await this.own(slug, period);
  }

  @Call(platformAnalytics)
  async all(@QueryOf(platformAnalytics) period: Asked) {
    const at = new Date().toISOString();
    const analytics = await this.#ofPlatform.of(`${period.from} ${period.to}`, async () => ({
      at,
      ...(await this.reader.ofPlatform(platform, period)),
    }));
    return { analytics };
  }
}
