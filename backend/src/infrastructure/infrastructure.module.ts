import { type DynamicModule, Global, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { DashboardCommands } from '../read-side/dashboard-commands';
import { AggregateCacheInvalidator } from '../write-side/aggregate-cache-invalidator';
import { databaseProviders } from './database.providers';
import { gatewayProviders } from './gateway.providers';
import { paymentProviders } from './payment.providers';
import { INFRASTRUCTURE_OPTIONS, type InfrastructureOptions } from './infrastructure-options';
import { logProviders } from './log.providers';
import { OpenedResources } from './opened-resources';
import { secretProviders } from './secret.providers';

const providers = [
  ...databaseProviders,
  ...secretProviders,
  ...logProviders,
  ...gatewayProviders,
  ...paymentProviders,
  DashboardCommands,
];

/** Closed once the server has ended its requests. */
@Global()
@Module({})
export class InfrastructureModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    private readonly opened: OpenedResources,
    private readonly caches: AggregateCacheInvalidator,
  ) {}

  static register(options: InfrastructureOptions, opened: OpenedResources): DynamicModule {
    return {
      module: InfrastructureModule,
      imports: [CqrsModule.forRoot()],
      providers: [
        { provide: INFRASTRUCTURE_OPTIONS, useValue: options },
        { provide: OpenedResources, useValue: opened },
        ...providers,
      ],
      exports: [CqrsModule, ...providers.map((each) => ('provide' in each ? each.provide : each))],
    };
  }

  async onModuleInit(): Promise<void> {
    await this.caches.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.opened.close();
  }
}
