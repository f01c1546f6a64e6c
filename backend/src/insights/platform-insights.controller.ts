import { Controller } from '@nestjs/common';
import {
  installerRanking,
  platformInsights,
  type PlatformInsights,
  type RankedInstaller,
} from '@pilotlight/contracts/http/platform-insights';
import { londonTime } from '@pilotlight/contracts/values/london-day';
import { PlatformInsightsReader } from '@pilotlight/projections/insights/platform-insights.reader';
import { platform } from '@pilotlight/projections/read-database';
import type { z } from 'zod';
import { Call, QueryOf } from '../http/call';
import { CostlyAnswers } from './costly-answers';

const inOrder = (installers: readonly RankedInstaller[], by: z.infer<typeof installerRanking.query>['by']) =>
  installers.toSorted(
    (one, other) =>
      other[by] - one[by] || other.conversations - one.conversations || one.name.localeCompare(other.name),
  );

@Controller()
export class PlatformInsightsController {
  readonly #insights = new CostlyAnswers<PlatformInsights>();
  readonly #rankings = new CostlyAnswers<readonly RankedInstaller[]>();

  constructor(private readonly reader: PlatformInsightsReader) {}

  @Call(platformInsights)
  async figures(@QueryOf(platformInsights) { days }: z.infer<typeof platformInsights.query>) {
    const at = new Date().toISOString();
    const { day } = londonTime(at);
    const insights = await this.#insights.of(`${day} ${days}`, async () => ({
      at,
      ...(await this.reader.of(platform, day, Number(days))),
    }));
    return { insights };
  }

  @Call(installerRanking)
  async ranking(@QueryOf(installerRanking) asked: z.infer<typeof installerRanking.query>) {
    const { days, by, page, pageSize } = asked;
    const { day } = londonTime(new Date().toISOString());
    const all = await this.#rankings.of(`${day} ${days}`, () => this.reader.installers(platform, day, Number(days)));
    const first = (page - 1) * pageSize;
    return { installers: inOrder(all, by).slice(first, first + pageSize), total: all.length };
  }
}
