import { Controller } from '@nestjs/common';
import {
  conversationNotifications,
  conversationNotificationsForAdmin,
  deliveryLog,
  notificationStory,
  resendNotification,
} from '@pilotlight/contracts/http/notifications';
import { notificationEvents } from '@pilotlight/contracts/events/notification-events';
import { streamName } from '@pilotlight/contracts/catalogue/event-streams';
import { NotificationsReader } from '@pilotlight/projections/notifications/notifications.reader';
import { platform } from '@pilotlight/projections/read-database';
import type { z } from 'zod';
import { BodyOf, Call, QueryOf } from '../../http/call';
import { Context, OwnSlug } from '../../http/caller';
import { NotificationInPath, SessionInPath } from '../../http/id-in-path';
import { PublicAddress } from '../../http/public-address';
import { SlugInPath } from '../../http/slug-in-path';
import { DashboardCommands } from '../../read-side/dashboard-commands';
import { AdminAccount } from '../../sessions/admin-account';
import { eventsAmong } from '../../write-side/aggregate';
import { EventLog } from '../../write-side/event-log';
import { Refused } from '../../write-side/refused';
import type { RequestContext } from '../../write-side/request-context';
import { htmlOf } from '../delivery/outgoing';
import { notificationOf } from './notification-view';
import { ResendNotification } from './resend-notification.command';
import { stepOf } from './story';

const isOwn = eventsAmong(notificationEvents);

@Controller()
export class DeliveryLogController {
  constructor(
    private readonly commands: DashboardCommands,
    private readonly notifications: NotificationsReader,
    private readonly log: EventLog,
    private readonly admin: AdminAccount,
    private readonly address: PublicAddress,
  ) {}

  @Call(deliveryLog)
  async list(@QueryOf(deliveryLog) query: z.infer<typeof deliveryLog.query>) {
    const { notifications, total, counts } = await this.notifications.log(platform, query);
    return { notifications: notifications.map((each) => notificationOf(each, this.address)), total, counts };
  }

  @Call(notificationStory)
  async story(@NotificationInPath() notificationId: string) {
    const found = await this.notifications.one(platform, notificationId);
    if (!found) throw new Refused('No such notification', 'not-found');
    const notification = notificationOf(found, this.address);
    const { installerName, audience, eventType, channel } = notification;
    const framed = { installerName, audience, eventType, eventName: eventType.replaceAll('_', ' ') };
    const events = await this.log.readStream(streamName('notification', notificationId));
    return {
      notification,
      html: channel === 'email' ? htmlOf(notification, framed, this.address) : null,
      steps: events.filter(isOwn).map(stepOf),
    };
  }

  @Call(resendNotification)
  async resend(
    @NotificationInPath() notificationId: string,
    @BodyOf(resendNotification) { reason }: z.infer<typeof resendNotification.body>,
    @Context() context: RequestContext,
  ) {
    const command = new ResendNotification(notificationId, reason, this.admin.email, context);
    await this.commands.execute(command, NotificationsReader);
    return { success: true, message: 'It is sent again' };
  }

  @Call(conversationNotifications)
  async ofOwnConversation(@OwnSlug() slug: string, @SessionInPath() sessionId: string) {
    return await this.#of(slug, sessionId);
  }

  @Call(conversationNotificationsForAdmin)
  async ofConversation(@SlugInPath() slug: string, @SessionInPath() sessionId: string) {
    return await this.#of(slug, sessionId);
  }

  async #of(slug: string, sessionId: string) {
    const found = await this.notifications.ofConversation(slug, sessionId);
    return { notifications: found.map((each) => notificationOf(each, this.address)) };
  }
}
