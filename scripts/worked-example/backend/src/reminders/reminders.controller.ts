import { Controller } from '@nestjs/common';
import { ownReminders } from '@pilotlight/contracts/http/reminders';
import { RemindersReader } from '@pilotlight/projections/reminders/reminders.reader';
import { Call } from '../http/call';
import { OwnSlug } from '../http/caller';

@Controller()
export class RemindersController {
  constructor(private readonly reminders: RemindersReader) {}

  @Call(ownReminders)
  async own(@OwnSlug() slug: string) {
    return { reminders: await this.reminders.of(slug) };
  }
}
