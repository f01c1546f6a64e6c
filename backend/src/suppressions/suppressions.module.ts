import { Module } from '@nestjs/common';
import { SuppressionsReader } from '@pilotlight/projections/suppressions/suppressions.reader';
import { aggregate } from '../write-side/aggregate.module';
import { LiftSuppressionHandler } from './lift-suppression.command';
import { SuppressAddressHandler } from './suppress-address.command';
import { suppressionAggregate, SuppressionStream } from './suppression.stream';
import { Suppressions } from './suppressions';
import { SuppressionsController } from './suppressions.controller';

@Module({
  imports: [aggregate(SuppressionStream, suppressionAggregate, 10_000)],
  controllers: [SuppressionsController],
  providers: [LiftSuppressionHandler, SuppressAddressHandler, Suppressions, SuppressionsReader],
  exports: [Suppressions],
})
export class SuppressionsModule {}
