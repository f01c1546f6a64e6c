import { Injectable } from '@nestjs/common';
import { streamName } from '@pilotlight/contracts/catalogue/event-streams';
import type { NotificationStreamEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { randomUUID } from 'node:crypto';
import { defaultTemplates } from '@pilotlight/notifications/default-templates';
import { definitionOf } from '@pilotlight/notifications/event-types';
import { SendingLimits } from '../../database/sending-limits';
import { EmailGateway } from '../../gateways/email/email';
import type { SendOutcome } from '../../gateways/send-outcome';
import { TextGateway } from '../../gateways/sms/texts';
import { PublicAddress } from '../../http/public-address';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { JobPostponed } from '../../jobs/job-postponed';
import { VerificationTokens } from '../../secrets/verification-tokens';
import { commandOn } from '../../write-side/command-target';
import { Refused } from '../../write-side/refused';
import * as decisions from '../aggregate/notification.decisions';
import type { KnownNotification, NotificationState } from '../aggregate/notification.state';
import { NotificationStream } from '../aggregate/notification.stream';
import { nextAttemptAt } from './back-off';
import { type Forbidden, isToAnybody, whyNotWrittenTo } from './may-be-written-to';
import { type Envelope, handOver } from './outgoing';
import { Suppressions } from '../../suppressions/suppressions';
import { UnsubscribeTokens } from './unsubscribe-tokens';

/** Without an outcome by then, its process was killed. */
const longestAttempt = 60_000;

type Decide = (state: NotificationState) => NotificationStreamEvent[];

/** The attempt is written before the provider is asked. A crash in between leaves `unknown`, never sent again by itself. */
@Injectable()
export class Delivery {
  constructor(
    private readonly notifications: NotificationStream,
    private readonly installers: InstallerProfiles,
    private readonly suppressions: Suppressions,
    private readonly limits: SendingLimits,
    private readonly tokens: UnsubscribeTokens,
    private readonly emails: EmailGateway,
    private readonly texts: TextGateway,
    private readonly address: PublicAddress,
    private readonly verifications: VerificationTokens,
  ) {}

  async deliver(notificationId: string, now = Date.now()): Promise<void> {
    const { state } = await this.notifications.load(streamName('notification', notificationId));
    if (state.status === 'attempted') return await this.#lost(state, now);
    if (state.status !== 'waiting') return;
    const at = new Date(now).toISOString();
    // The queue goes by the database's clock, which may be ahead of ours.
    if (state.dueAt !== null && state.dueAt > at)
      throw new JobPostponed('A message is not due yet: it is looked at again');
    if (state.expiresAt <= at)
      return void (await this.#append(state, (each) => decisions.expireNotification(each, at)));
    const installer = await this.installers.contactOf(state.slug);
    const eventType = state.items[0]?.eventType ?? '';
    const definition = definitionOf(eventType);
    const forbidden = definition?.isOfRegistration
      ? null
      : whyNotWrittenTo(state.audience, installer, definition?.isOfAccount);
    if (forbidden) return await this.#cancel(state, forbidden);
    if (state.to === ERASED || state.items.some(({ text }) => text === ERASED))
      return await this.#cancel(state, 'erased');
    const refusal = (await this.#suppressed(state)) ?? (await this.#capped(state, now));
    if (refusal) return void (await this.#append(state, (each) => decisions.recordRefusal(each, refusal)));
    const isService = state.audience !== 'visitor';
    await this.#attempt(state, at, {
      installerName: installer?.name ?? 'Pilotlight',
      audience: state.audience,
      eventType,
      eventName: defaultTemplates.get(eventType)?.name ?? eventType.replaceAll('_', ' '),
      replyTo: state.audience === 'visitor' ? (installer?.email ?? null) : null,
      unsubscribeToken: isService ? null : this.tokens.of(state.notificationId),
    });
  }

  /** Expires the worthless and marks lost attempts as unknown. Sends nothing. */
  async settle(notificationId: string, now: number): Promise<void> {
    const { state } = await this.notifications.load(streamName('notification', notificationId));
    if (state.status === 'attempted') return await this.#lost(state, now);
    if (state.status === 'absent') return;
    const at = new Date(now).toISOString();
    await this.#append(state, (each) => decisions.expireNotification(each, at));
  }

  async #attempt(state: KnownNotification, at: string, envelope: Envelope): Promise<void> {
    const { provider } = state.channel === 'email' ? this.emails : this.texts;
    // As it stands now: what quiet hours held back may have been joined by more since it was looked at.
    const attempted = await this.#append(state, (each) => decisions.attemptNotification(each, provider, at)).catch(
      (error: unknown) => {
        if (error instanceof Refused) return null;
        throw error;
      },
    );
    if (!attempted) return;
    const { emails, texts, address, verifications } = this;
    const outcome = await handOver(attempted, envelope, { emails, texts }, { address, verifications });
    await this.#append(state, this.#recordOf(outcome, attempted.attempts));
  }

  #recordOf(outcome: SendOutcome, attempts: number): Decide {
    switch (outcome.kind) {
      case 'sent':
        return (state) => decisions.recordSent(state, outcome.providerId);
      case 'unknown':
        return (state) => decisions.recordOutcomeLost(state, outcome.cause);
      case 'refused': {
        const { reason, detail, retryAfterSeconds } = outcome;
        const retryAt = retryAfterSeconds === null ? null : nextAttemptAt(attempts, retryAfterSeconds, Date.now());
        return (state) => decisions.recordRefusal(state, { reason, detail, retryAt });
      }
    }
  }

  /** Another process is at it, or was killed at it. */
  async #lost(state: KnownNotification, now: number): Promise<void> {
    if (now - Date.parse(state.attemptedAt ?? '') < longestAttempt)
      throw new JobPostponed('A message is being handed over: it is looked at again');
    await this.#append(state, (each) => decisions.recordOutcomeLost(each, 'crash'));
  }

  async #suppressed({ slug, channel, to, critical }: KnownNotification): Promise<decisions.Refusal | null> {
    // Danger goes out whatever the installer said of other mail; a provider's STOP can't be overruled.
    if (critical && channel === 'email') return null;
    const isSuppressed = await this.suppressions.isSuppressed(slug, channel, to);
    return isSuppressed
      ? { reason: 'suppressed', detail: 'nothing more is sent to this address', retryAt: null }
      : null;
  }

  async #capped(notification: KnownNotification, now: number): Promise<decisions.Refusal | null> {
    const { slug, channel, to, critical } = notification;
    // Whatever address a stranger has typed: nobody may flood it through us.
    if (channel === 'email' && !isToAnybody(notification)) return null;
    const wait = await this.limits.take({ slug, to, critical });
    if (wait === null) return null;
    return { reason: 'capped', detail: 'too many messages', retryAt: new Date(now + wait).toISOString() };
  }

  async #cancel(state: KnownNotification, cause: Forbidden | 'erased'): Promise<void> {
    await this.#append(state, (each) => decisions.cancelNotification(each, cause));
  }

  async #append({ slug, notificationId }: KnownNotification, decide: Decide): Promise<KnownNotification> {
    const stream = streamName('notification', notificationId);
    // Two processes must not take each other's acts for their own.
    const context = { actor: { kind: 'system', id: null }, requestId: notificationId } as const;
    const command = { ...commandOn(stream, slug, context, [stream, randomUUID()]), decide };
    return decisions.known((await this.notifications.execute(command)).state);
  }
}
