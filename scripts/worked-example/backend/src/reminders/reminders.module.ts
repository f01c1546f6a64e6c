import { Module } from '@nestjs/common';
import { RemindersReader } from '@pilotlight/projections/reminders/reminders.reader';
import { aggregate } from '../write-side/aggregate.module';
import { policy } from '../write-side/policy';
import { NoteReminderHandler } from './note-reminder.command';
import { RemindOfTraining } from './remind-of-training.policy';
import { reminderAggregate, ReminderStream } from './reminder.stream';
import { RemindersController } from './reminders.controller';

/** What installers are to think of. */
@Module({
  imports: [aggregate(ReminderStream, reminderAggregate, 1_000)],
  controllers: [RemindersController],
  providers: [NoteReminderHandler, RemindersReader, ...policy(RemindOfTraining)],
})
export class RemindersModule {}
