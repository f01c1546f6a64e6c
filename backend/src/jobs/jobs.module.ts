import { Module } from '@nestjs/common';
import { ConversationsModule } from '../conversations/conversations.module';
import { NightlyUpkeep } from './nightly-upkeep';

/** What is done in the background. */
@Module({ imports: [ConversationsModule], providers: [NightlyUpkeep], exports: [NightlyUpkeep] })
export class JobsModule {}
