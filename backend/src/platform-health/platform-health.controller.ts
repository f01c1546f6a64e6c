import { Controller } from '@nestjs/common';
import { type PlatformHealth, platformHealth, type ReadModelHealth } from '@pilotlight/contracts/http/platform-health';
import { ChannelOutcomesReader } from '@pilotlight/projections/notifications/channel-outcomes.reader';
import { DeliveryFiguresReader } from '@pilotlight/projections/notifications/delivery-figures.reader';
import { platform } from '@pilotlight/projections/read-database';
import { PolicyRunners } from '@pilotlight/subscriptions/policies/policy-runners';
import { withTimeout } from '@pilotlight/subscriptions/timeout';
import { DatabaseWriteProbe } from '../database/database-write-probe';
import { JobFigures } from '../database/job-figures';
import { PhotoStoreProbe } from '../conversations/photos/photo-store-probe';
import { ProviderStates } from '../gateways/provider-states';
import { Call } from '../http/call';
import { ReadModels, type ReadModelsLag } from '../read-side/read-models';
import { UnkeptForLong } from './unkept-for-long';

const patience = 1_500;

/** Null where it can't be told in time: the rest of the page comes all the same. */
const orNull = async <T>(telling: Promise<T>): Promise<T | null> =>
  (await withTimeout(
    telling.catch(() => null),
    patience,
  )) ?? null;

const modelsOf = ({ models, quarantined }: ReadModelsLag, unkept: readonly string[]): ReadModelHealth[] =>
  Object.entries(models).map(([name, lagMs]) => ({
    name,
    lagMs,
    kept: !unkept.includes(name),
    quarantined: quarantined[name] ?? 0,
  }));

@Controller()
export class PlatformHealthController {
  readonly #unkept = new UnkeptForLong();

  constructor(
    private readonly readModels: ReadModels,
    private readonly jobs: JobFigures,
    private readonly queue: DeliveryFiguresReader,
    private readonly outcomes: ChannelOutcomesReader,
    private readonly providers: ProviderStates,
    private readonly photos: PhotoStoreProbe,
    private readonly writes: DatabaseWriteProbe,
    private readonly policies: PolicyRunners,
  ) {}

  @Call(platformHealth)
  async look(): Promise<{ health: PlatformHealth }> {
    const at = new Date().toISOString();
    const [lag, jobs, channels, setAside, isWritable] = await Promise.all([
      orNull(this.readModels.lag()),
      orNull(this.jobs.due()),
      this.#channels(at),
      this.policies.setAside(),
      this.writes.ask().then(
        () => true,
        () => false,
      ),
      this.#lookAtFiles(),
    ]);
    return {
      health: {
        at,
        writable: isWritable,
        readModels: lag && modelsOf(lag, this.#unkept.look(lag.unkept, Date.now())),
        jobs,
        channels,
        providers: [...this.providers.all()],
        setAside: Object.entries(setAside).flatMap(([policy, events]) => (events > 0 ? [{ policy, events }] : [])),
      },
    };
  }

  async #channels(at: string): Promise<PlatformHealth['channels']> {
    const [queued, outcomes] = await Promise.all([this.queue.queue(platform, at), this.outcomes.at(platform, at)]);
    return outcomes.map((outcome) => {
      const waiting = queued.find(({ channel }) => channel === outcome.channel);
      return { ...outcome, queued: waiting?.queued ?? 0, overdueSeconds: waiting?.overdueSeconds ?? 0 };
    });
  }

  async #lookAtFiles(): Promise<void> {
    await this.photos.ask().then(
      () => this.providers.heard('files', null),
      () => this.providers.heard('files', 'unreachable'),
    );
  }
}
