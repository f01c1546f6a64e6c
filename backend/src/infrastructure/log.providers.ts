import type { Provider } from '@nestjs/common';
import { ErasureLedger } from '@pilotlight/event-store/personal-data/postgres/erasure-ledger';
import { PostgresKeyRing } from '@pilotlight/event-store/personal-data/postgres/postgres-key-ring';
import { ChainReader } from '@pilotlight/projections/audit/chain.reader';
import { ReadDatabase } from '@pilotlight/projections/read-database';
import { PolicyRunners } from '@pilotlight/subscriptions/policies/policy-runners';
import { ChainOfEvents } from '../audit/chain-of-events';
import { PublicAddress } from '../http/public-address';
import { Jobs } from '../jobs/jobs';
import { ReadModels } from '../read-side/read-models';
import { AggregateCacheInvalidator } from '../write-side/aggregate-cache-invalidator';
import { EVENT_STORE } from '../write-side/aggregate.module';
import { EventLog } from '../write-side/event-log';
import { INFRASTRUCTURE_OPTIONS, type InfrastructureOptions } from './infrastructure-options';
import { OpenedResources } from './opened-resources';
import { reportUnfollowedCaches } from './report-trouble';

const inject = [INFRASTRUCTURE_OPTIONS];

const openedChain = async (
  { databaseUrl, eventStore, personalData }: InfrastructureOptions,
  readers: ReadDatabase,
): Promise<ChainOfEvents> =>
  new ChainReader({ readers, eventStore, databaseUrl, signingSeed: await personalData.secret('audit-signing') });

const cacheInvalidator = (
  { eventStore, logger }: InfrastructureOptions,
  opened: OpenedResources,
): AggregateCacheInvalidator => {
  const invalidator = new AggregateCacheInvalidator(eventStore, reportUnfollowedCaches(logger));
  opened.add(() => invalidator.stop());
  return invalidator;
};

export const logProviders = [
  { provide: EventLog, inject, useFactory: ({ eventStore }: InfrastructureOptions) => eventStore },
  { provide: EVENT_STORE, inject, useFactory: ({ eventStore }: InfrastructureOptions) => eventStore },
  { provide: Jobs, useFactory: () => new Jobs() },
  {
    provide: PublicAddress,
    inject,
    useFactory: ({ publicUrl, developerPages }: InfrastructureOptions) => new PublicAddress(publicUrl, developerPages),
  },
  { provide: ReadModels, inject, useFactory: ({ readModels }: InfrastructureOptions) => readModels },
  { provide: PostgresKeyRing, inject, useFactory: ({ personalData }: InfrastructureOptions) => personalData.keys },
  { provide: ErasureLedger, inject, useFactory: ({ personalData }: InfrastructureOptions) => personalData.ledger },
  { provide: ChainOfEvents, inject: [INFRASTRUCTURE_OPTIONS, ReadDatabase], useFactory: openedChain },
  {
    provide: AggregateCacheInvalidator,
    inject: [INFRASTRUCTURE_OPTIONS, OpenedResources],
    useFactory: cacheInvalidator,
  },
  {
    provide: PolicyRunners,
    inject,
    useFactory: ({ databaseUrl, eventStore, logger: log }: InfrastructureOptions) =>
      new PolicyRunners({ databaseUrl, eventStore, log }),
  },
] as const satisfies readonly Provider[];
