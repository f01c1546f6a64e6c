import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { causedBy } from '../../write-side/caused-by';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import { Refused } from '../../write-side/refused';
import { HoldSlot } from '../hold-slot.command';

const minute = 60_000;

type AssistantReplied = RecordedEvent & { readonly type: 'AssistantReplied' };

/** A time that was chosen in the chat is kept for the visitor, as one that is tapped in the picker. */
@Injectable()
export class HoldChosenTime implements Policy<'AssistantReplied'> {
  readonly name = 'hold chosen time';
  readonly on = ['AssistantReplied'] as const;
  readonly startsAt = 'now';

  constructor(private readonly commands: CommandBus) {}

  async react({ id, at, correlationId, data: { slug, sessionId, visit } }: AssistantReplied): Promise<void> {
    // Heard late, nobody is choosing any more.
    if (Date.now() - Date.parse(at) > 5 * minute) return;
    if (visit?.kind !== 'chosen' && visit?.kind !== 'asked') return;
    const { start: scheduledAt, end } = visit;
    const duration = (Date.parse(end) - Date.parse(scheduledAt)) / minute;
    const context = causedBy({ id, correlationId });
    try {
      await this.commands.execute(new HoldSlot({ slug, sessionId, scheduledAt, duration }, context));
    } catch (error) {
      // Whoever was quicker has it: the visitor hears of it with the yes.
      if (!(error instanceof Refused)) throw error;
    }
  }
}
