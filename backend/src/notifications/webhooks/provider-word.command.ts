import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { streamName } from '@pilotlight/contracts/catalogue/event-streams';
import type { Position } from '@pilotlight/contracts/events/event';
import { commandOn } from '../../write-side/command-target';
import type { RequestContext } from '../../write-side/request-context';
import { recordBounced, recordDelivered } from '../aggregate/notification.decisions';
import { NotificationStream } from '../aggregate/notification.stream';

export type ProviderWord =
  { readonly kind: 'delivered' } | { readonly kind: 'bounced'; readonly permanent: boolean; readonly detail: string };

/** May come twice, late, or before the answer to our call. */
export class RecordProviderWord extends Command<{ position: Position | null }> {
  constructor(
    readonly notificationId: string,
    readonly word: ProviderWord,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(RecordProviderWord)
export class RecordProviderWordHandler implements ICommandHandler<RecordProviderWord> {
  constructor(private readonly notifications: NotificationStream) {}

  async execute({ notificationId, word, context }: RecordProviderWord): Promise<{ position: Position | null }> {
    const stream = streamName('notification', notificationId);
    const { state } = await this.notifications.load(stream);
    if (state.status === 'absent') return { position: null };
    return await this.notifications.execute({
      ...commandOn(stream, state.slug, context, [stream, context.requestId]),
      decide: (now) =>
        word.kind === 'delivered' ? recordDelivered(now) : recordBounced(now, word.permanent, word.detail),
    });
  }
}
