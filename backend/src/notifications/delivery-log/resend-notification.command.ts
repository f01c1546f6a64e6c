import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { streamName } from '@pilotlight/contracts/catalogue/event-streams';
import type { Position } from '@pilotlight/contracts/events/event';
import { commandOn } from '../../write-side/command-target';
import type { RequestContext } from '../../write-side/request-context';
import { known, resendNotification } from '../aggregate/notification.decisions';
import { NotificationStream } from '../aggregate/notification.stream';

export class ResendNotification extends Command<{ position: Position | null }> {
  constructor(
    readonly notificationId: string,
    readonly reason: string,
    readonly by: string,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(ResendNotification)
export class ResendNotificationHandler implements ICommandHandler<ResendNotification> {
  constructor(private readonly notifications: NotificationStream) {}

  async execute(command: ResendNotification): Promise<{ position: Position | null }> {
    const { notificationId, reason, by, context } = command;
    const stream = streamName('notification', notificationId);
    const { slug } = known((await this.notifications.load(stream)).state);
    return await this.notifications.execute({
      ...commandOn(stream, slug, context, [stream, 'resend', context.requestId]),
      decide: (state) => resendNotification(state, reason, by),
    });
  }
}
