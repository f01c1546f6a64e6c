import { Module } from '@nestjs/common';
import { ChannelOutcomesReader } from '@pilotlight/projections/notifications/channel-outcomes.reader';
import { DeliveryFiguresReader } from '@pilotlight/projections/notifications/delivery-figures.reader';
import { PlatformHealthController } from './platform-health.controller';

@Module({ controllers: [PlatformHealthController], providers: [ChannelOutcomesReader, DeliveryFiguresReader] })
export class PlatformHealthModule {}
