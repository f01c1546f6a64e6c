import { type DynamicModule, Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { type Projections, type ProjectionsOptions, startProjections } from './projections';

export const PROJECTIONS = Symbol('projections');

@Injectable()
class StopsProjections implements OnApplicationShutdown {
  constructor(@Inject(PROJECTIONS) private readonly projections: Projections) {}

  onApplicationShutdown(): Promise<void> {
    return this.projections.stop();
  }
}

@Module({})
export class ProjectionsModule {
  static register(options: ProjectionsOptions): DynamicModule {
    return {
      module: ProjectionsModule,
      providers: [{ provide: PROJECTIONS, useFactory: () => startProjections(options) }, StopsProjections],
      exports: [PROJECTIONS],
    };
  }
}
