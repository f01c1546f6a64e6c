import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { ERASED } from '@pilotlight/contracts/events/personal';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import { causedBy } from '../../write-side/caused-by';
import { Notify } from '../requests/notify';
import { forwardedType, LeadForwarding } from './lead-forwarding';

type Forwarded = RecordedEvent & { readonly type: 'LeadForwarded' };

/** A forwarded lead goes out by the same ways as any message, once however often it is heard of. */
@Injectable()
export class SendForward implements Policy<'LeadForwarded'> {
  readonly name = 'send forward';
  readonly on = ['LeadForwarded'] as const;
  readonly startsAt = 'now';

  constructor(
    private readonly forwarding: LeadForwarding,
    private readonly notify: Notify,
  ) {}

  async react({ id, at, correlationId, data }: Forwarded): Promise<void> {
    const { slug, sessionId, forwardId, channel, to, note } = data;
    if (to === ERASED || note === ERASED) return;
    const values = await this.forwarding.valuesOf(slug, sessionId, note);
    if (!values) return;
    const happening = { eventType: forwardedType, occurrence: `forward ${forwardId}`, at, sessionId, values } as const;
    await this.notify.colleague(slug, { channel, to }, happening, causedBy({ id, correlationId }));
  }
}
