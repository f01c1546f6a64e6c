import { Controller } from '@nestjs/common';
import { outboxMessages } from '@pilotlight/contracts/http/notifications';
import {
  type NotificationRecord,
  NotificationsReader,
} from '@pilotlight/projections/notifications/notifications.reader';
import { platform } from '@pilotlight/projections/read-database';
import { Call } from '../http/call';
import { PublicAddress } from '../http/public-address';
import { VerificationTokens } from '../secrets/verification-tokens';
import { Refused } from '../write-side/refused';
import { htmlOf } from './delivery/outgoing';
import { withVerificationToken } from './delivery/verification-link';
import { notificationOf } from './delivery-log/notification-view';

const most = 100;

const saysSomething = ({ told }: NotificationRecord): boolean => told.length > 0;

/** What the keyless channels would have sent: outside production alone. */
@Controller()
export class OutboxController {
  constructor(
    private readonly notifications: NotificationsReader,
    private readonly address: PublicAddress,
    private readonly verifications: VerificationTokens,
  ) {}

  @Call(outboxMessages)
  async messages() {
    if (!this.address.hasDeveloperPages) throw new Refused('Not found', 'not-found');
    const query = { search: '', page: 1, pageSize: most };
    const { notifications } = await this.notifications.log(platform, query);
    return {
      // A message is shown once both of its read models have it, and no longer once its words were erased.
      messages: notifications.filter(saysSomething).map((record) => {
        const { id, installerId, installerName, channel, to, eventType, audience, status, at, ...words } =
          notificationOf(record, this.address);
        const whose = { slug: installerId, eventType };
        const { subject, text } = withVerificationToken(words, whose, this.verifications);
        const framed = { installerName, audience, eventType, eventName: eventType.replaceAll('_', ' ') };
        const html = channel === 'email' ? htmlOf({ subject, text }, framed, this.address) : undefined;
        return {
          id,
          installerId,
          channel,
          to,
          eventType,
          text,
          status,
          at,
          ...(subject && { subject }),
          ...(html && { html }),
        };
      }),
    };
  }
}
