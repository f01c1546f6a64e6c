import { Controller } from '@nestjs/common';
import { platformStats, type PlatformStats } from '@pilotlight/contracts/http/platform-stats';
import { PlatformStatsReader } from '@pilotlight/projections/insights/platform-stats.reader';
import { platform } from '@pilotlight/projections/read-database';
import { Call } from '../http/call';

const keptFor = 60_000;

/** Open to everybody, so that a crowd of readers costs one query a minute and no more. */
@Controller()
export class PlatformStatsController {
  #kept: { readonly stats: Promise<PlatformStats>; readonly until: number } | undefined;

  constructor(private readonly reader: PlatformStatsReader) {}

  @Call(platformStats)
  async stats() {
    const now = performance.now();
    if (!this.#kept || now > this.#kept.until) {
      const stats = this.reader.stats(platform);
      this.#kept = { stats, until: now + keptFor };
      // A failure isn't kept: whoever asks next tries again.
      stats.catch(() => (this.#kept = undefined));
    }
    return { stats: await this.#kept.stats };
  }
}
