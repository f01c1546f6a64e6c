import { type DynamicModule, Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { WriteWatch } from './database/write-watch';
import { type Foundations, foundationProviders } from './foundations';
import { StreamMemory } from './write-side/stream-memory';

export interface Infrastructure {
  readonly foundations: Foundations;
  readonly writes: WriteWatch;
  readonly memory: StreamMemory;
}

/** What every slice stands on: database, log, keys, gateways and the command bus. */
@Global()
@Module({})
export class InfrastructureModule {
  static over({ foundations, writes, memory }: Infrastructure): DynamicModule {
    const providers = [
      ...foundationProviders(foundations),
      { provide: WriteWatch, useValue: writes },
      { provide: StreamMemory, useValue: memory },
    ];
    return {
      module: InfrastructureModule,
      imports: [CqrsModule.forRoot()],
      providers,
      exports: [CqrsModule, ...providers.flatMap((provider) => ('provide' in provider ? [provider.provide] : []))],
    };
  }
}
