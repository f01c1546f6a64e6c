import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { Jobs } from '../../jobs/jobs';
import { derivedId } from '../../write-side/event-ids';
import { forgettingJob } from '../forget-payer';

const leaving = ['InstallerDeleted', 'SubscriptionStarted'] as const;
type Leaving = RecordedEvent & { readonly type: (typeof leaving)[number] };

/** The provider forgets who a deleted installer was, also where it was opening a subscription as it was deleted. */
@Injectable()
export class ForgetPayer implements Policy<(typeof leaving)[number]> {
  readonly name = 'forget payer';
  readonly on = leaving;
  readonly startsAt = 'now';

  constructor(
    private readonly installers: InstallerProfiles,
    private readonly jobs: Jobs,
  ) {}

  /** By a job: a provider that is away for an afternoon is asked again. */
  async react({ id, correlationId, data: { slug } }: Leaving): Promise<void> {
    const away = await this.installers.turnedAway(slug);
    if (away?.isDeleted)
      await this.jobs.send(forgettingJob, { slug, causeId: id, correlationId }, { id: derivedId(forgettingJob, id) });
  }
}
