import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { streamName } from '@pilotlight/contracts/catalogue/event-streams';
import type { Channel } from '@pilotlight/contracts/values/notification-event';
import { isSentEventType } from '@pilotlight/notifications/event-types';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import { LeadViews } from '../../conversations/leads/lead-views';
import { PublicAddress } from '../../http/public-address';
import { conversationLink } from '../../http/short-links';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { Suppressions } from '../../suppressions/suppressions';
import type { KnownNotification } from '../aggregate/notification.state';
import { NotificationStream } from '../aggregate/notification.stream';
import { leadValues } from '../requests/lead-values';
import { Notify } from '../requests/notify';

const failing = ['NotificationRefused', 'NotificationBounced'] as const;
type Failing = RecordedEvent & { readonly type: (typeof failing)[number] };

/** A refusal may be followed by another attempt; what came back is not tried again by this channel. */
const isLast = (event: Failing): boolean => event.type === 'NotificationBounced' || event.data.retryAt === null;

/** What could not be delivered: danger is told by the next channel, and an address that takes nothing for good is left alone. */
@Injectable()
export class TryNextChannel implements Policy<(typeof failing)[number]> {
  readonly name = 'try next channel';
  readonly on = failing;
  readonly startsAt = 'now';

  constructor(
    private readonly notifications: NotificationStream,
    private readonly installers: InstallerProfiles,
    private readonly leads: LeadViews,
    private readonly notify: Notify,
    private readonly suppressions: Suppressions,
    private readonly address: PublicAddress,
  ) {}

  async react(event: Failing): Promise<void> {
    if (!isLast(event)) return;
    const { notificationId, slug, sessionId } = event.data;
    const failed = await this.#known(notificationId);
    if (!failed || failed.to === ERASED) return;
    const context = {
      actor: { kind: 'system', id: null },
      requestId: event.correlationId,
      causedBy: event.id,
    } as const;
    if (event.type === 'NotificationBounced' && event.data.permanent) {
      const { channel, to } = failed;
      await this.suppressions.suppress({ slug, channel, address: to, cause: 'bounced' }, context);
    }
    const eventType = failed.items[0]?.eventType ?? '';
    if (!failed.critical || sessionId === null || !isSentEventType(eventType)) return;
    const [installer, lead] = [
      await this.installers.contactAt(slug, event),
      await this.leads.summaryOf(slug, sessionId),
    ];
    if (!installer || !lead) return;
    // The same by whichever channel failed: several that fail have one instead of them.
    const { tried, cause } = await this.#before(failed);
    const values = leadValues(lead, installer, this.address.of(conversationLink(sessionId)));
    const happening = {
      eventType,
      occurrence: `instead of ${cause}`,
      at: event.at,
      sessionId,
      values,
    } as const;
    await this.notify.instead(installer, { notificationId, tried }, happening, context);
  }

  /** By which channels it was tried, and what the first of them was asked for. */
  async #before({ channel, insteadOf, cause }: KnownNotification): Promise<{ tried: Channel[]; cause: string }> {
    const before = insteadOf === null ? null : await this.#known(insteadOf);
    if (!before) return { tried: [channel], cause };
    const { tried, ...first } = await this.#before(before);
    return { ...first, tried: [channel, ...tried] };
  }

  async #known(notificationId: string): Promise<KnownNotification | null> {
    const { state } = await this.notifications.load(streamName('notification', notificationId));
    return state.status === 'absent' ? null : state;
  }
}
