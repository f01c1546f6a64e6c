import { Module } from '@nestjs/common';
import { aggregate } from '../write-side/aggregate.module';
import { DraftPlatformPromptHandler } from './draft-platform-prompt.command';
import { platformPromptAggregate, PlatformPromptStream } from './platform-prompt.stream';
import { PlatformPrompts } from './platform-prompts';
import { PublishPlatformPromptHandler } from './publish-platform-prompt.command';
import { RollBackPlatformPromptHandler } from './roll-back-platform-prompt.command';

@Module({
  imports: [aggregate(PlatformPromptStream, platformPromptAggregate, 1)],
  providers: [DraftPlatformPromptHandler, PublishPlatformPromptHandler, RollBackPlatformPromptHandler, PlatformPrompts],
  exports: [PlatformPrompts],
})
export class PlatformPromptModule {}
