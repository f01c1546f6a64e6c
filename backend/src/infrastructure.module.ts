import { type DynamicModule, Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { DatabaseWriteProbe } from './database/database-write-probe';
import { type Foundations, foundationProviders } from './foundations';
import { DashboardCommands } from './read-side/dashboard-commands';
import { AggregateCacheInvalidator } from './write-side/aggregate-cache-invalidator';

export interface Infrastructure {
  readonly foundations: Foundations;
  readonly writes: DatabaseWriteProbe;
  readonly memory: AggregateCacheInvalidator;
}

/** What every slice stands on: database, log, keys, gateways and the command bus. */
@Global()
@Module({})
export class InfrastructureModule {
  static over({ foundations, writes, memory }: Infrastructure): DynamicModule {
    const providers = [
      ...foundationProviders(foundations),
      { provide: DatabaseWriteProbe, useValue: writes },
      { provide: AggregateCacheInvalidator, useValue: memory },
    ];
    return {
      module: InfrastructureModule,
      imports: [CqrsModule.forRoot()],
      providers: [...providers, DashboardCommands],
      exports: [
        CqrsModule,
        DashboardCommands,
        ...providers.flatMap((provider) => ('provide' in provider ? [provider.provide] : [])),
      ],
    };
  }
}
