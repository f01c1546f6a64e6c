import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { streamName } from '@pilotlight/contracts/catalogue/event-streams';
import type { Position } from '@pilotlight/contracts/events/event';
import { type CommandContext, commandOn } from '../../write-side/command-target';
import { Refused } from '../../write-side/refused';
import { holds, requestNotification } from '../aggregate/notification.decisions';
import type { Requested } from '../aggregate/notification.state';
import { NotificationStream } from '../aggregate/notification.stream';

export type NotificationToRequest = Omit<Requested, 'notificationId' | 'dueAt'> & {
  /** The message that gathers what quiet hours hold back; null outside of them. */
  readonly gathered: { readonly notificationId: string; readonly dueAt: string } | null;
};

export class RequestNotification extends Command<{ position: Position | null }> {
  constructor(
    readonly wanted: NotificationToRequest,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RequestNotification)
export class RequestNotificationHandler implements ICommandHandler<RequestNotification> {
  constructor(private readonly notifications: NotificationStream) {}

  async execute({ wanted, context }: RequestNotification): Promise<{ position: Position | null }> {
    const { gathered, ...rest } = wanted;
    const alone = { ...rest, notificationId: wanted.itemId, dueAt: null };
    if (!gathered) return await this.#request(alone, context);
    const { state } = await this.notifications.load(streamName('notification', gathered.notificationId));
    if (holds(state, wanted.itemId)) return { position: null };
    try {
      return await this.#request({ ...rest, ...gathered }, context);
    } catch (error) {
      // The gathered message has just gone out: this goes by itself.
      if (!(error instanceof Refused)) throw error;
      return await this.#request(alone, context);
    }
  }

  async #request(data: Requested, context: CommandContext): Promise<{ position: Position | null }> {
    const stream = streamName('notification', data.notificationId);
    return await this.notifications.execute({
      ...commandOn(stream, data.slug, context, [stream, data.itemId]),
      decide: (state) => requestNotification(state, data),
    });
  }
}
