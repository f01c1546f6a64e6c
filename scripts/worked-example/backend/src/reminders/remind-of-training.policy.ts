import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import { NoteReminder } from './note-reminder.command';

type InstallerCreated = RecordedEvent & { readonly type: 'InstallerCreated' };

/** Whoever is new is reminded to teach the assistant. */
@Injectable()
export class RemindOfTraining implements Policy<'InstallerCreated'> {
  readonly name = 'remind of training';
  readonly on = ['InstallerCreated'] as const;
  readonly startsAt = 'now';

  constructor(private readonly commands: CommandBus) {}

  async react({ id, correlationId, data: { slug, installerId } }: InstallerCreated): Promise<void> {
    const context = { actor: { kind: 'system', id: null }, requestId: correlationId, causedBy: id } as const;
    await this.commands.execute(
      new NoteReminder({ slug, reminderId: installerId, text: 'Teach your assistant' }, context),
    );
  }
}
