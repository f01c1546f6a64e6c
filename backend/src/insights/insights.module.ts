import { Module } from '@nestjs/common';
import { InstallersModule } from '../installers/installers.module';
import { InsightsController } from './insights.controller';

/** Figures for installers and the admin. */
@Module({ imports: [InstallersModule], controllers: [InsightsController] })
export class InsightsModule {}
