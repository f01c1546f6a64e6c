import { Module } from '@nestjs/common';
import { ConversationsModule } from '../conversations/conversations.module';
import { NightlyMaintenance } from './nightly-maintenance';

@Module({ imports: [ConversationsModule], providers: [NightlyMaintenance], exports: [NightlyMaintenance] })
export class JobsModule {}
