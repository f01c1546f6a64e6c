import { Module } from '@nestjs/common';
import { aggregate } from '../write-side/aggregate.module';
import { SavedRepliesController } from './saved-replies.controller';
import { savedRepliesAggregate, SavedRepliesStream } from './saved-replies.stream';
import { SetSavedRepliesHandler } from './set-saved-replies.command';

@Module({
  imports: [aggregate(SavedRepliesStream, savedRepliesAggregate, 500)],
  controllers: [SavedRepliesController],
  providers: [SetSavedRepliesHandler],
})
export class SavedRepliesModule {}
