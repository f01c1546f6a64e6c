import { Module } from '@nestjs/common';
import { ConversationsReader } from '@pilotlight/projections/conversations/conversations.reader';
import { PromptOverridesReader } from '@pilotlight/projections/prompt-overrides/prompt-overrides.reader';
import { InstallersModule } from '../installers/installers.module';
import { PlatformPromptModule } from '../platform-prompt/platform-prompt.module';
import { TrainingModule } from '../training/training.module';
import { PlatformPromptController } from './platform-prompt.controller';
import { SampleTrial } from './sample-trial';

@Module({
  imports: [InstallersModule, PlatformPromptModule, TrainingModule],
  controllers: [PlatformPromptController],
  providers: [ConversationsReader, PromptOverridesReader, SampleTrial],
})
export class PlatformTrainingModule {}
