import { Module } from '@nestjs/common';
import { ConversationsReader } from '@pilotlight/projections/conversations/conversations.reader';
import { InstallersModule } from '../installers/installers.module';
import { Preview } from './preview';
import { TrainingController } from './training.controller';
import { Trial } from './trial';

@Module({
  imports: [InstallersModule],
  controllers: [TrainingController],
  providers: [ConversationsReader, Preview, Trial],
})
export class TrainingModule {}
