import { Module } from '@nestjs/common';
import { ConversationsReader } from '@pilotlight/projections/conversations/conversations.reader';
import { InstallersModule } from '../installers/installers.module';
import { PlatformPromptModule } from '../platform-prompt/platform-prompt.module';
import { Preview } from './preview';
import { TrainingController } from './training.controller';
import { Trial } from './trial';

@Module({
  imports: [InstallersModule, PlatformPromptModule],
  controllers: [TrainingController],
  providers: [ConversationsReader, Preview, Trial],
  exports: [Preview],
})
export class TrainingModule {}
