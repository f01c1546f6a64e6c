import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { noticeSchema, PaymentGateway, type PaymentNotice } from '../gateways/payments/payments';
import { Jobs } from '../jobs/jobs';
import { RegistrationPayments } from '../registrations/registration-payments';
import { derivedId } from '../write-side/event-ids';
import { FollowSubscription } from '../subscriptions/follow-subscription.command';

export const noticeJob = 'payment-notice';

/** A provider's word is kept at once and followed up by a job, so that it is answered fast and none is lost by a crash. */
@Injectable()
export class PaymentNotices {
  constructor(
    private readonly payments: PaymentGateway,
    private readonly registrations: RegistrationPayments,
    private readonly commands: CommandBus,
    private readonly jobs: Jobs,
  ) {}

  async receive(body: Buffer, signature: string): Promise<void> {
    const notice = await this.payments.notice(body, signature, new Date());
    if (notice.subscriptionId === null) return;
    await this.jobs.send(noticeJob, { notice: JSON.stringify(notice) }, { id: derivedId(noticeJob, notice.noticeId) });
  }

  async followUp({ notice: kept = '' }: Readonly<Record<string, string>>): Promise<void> {
    const notice = noticeSchema.parse(JSON.parse(kept));
    await this.follow(notice.subscriptionId ?? '', notice, derivedId('notice', notice.noticeId));
  }

  /** An installer's, or somebody's who registers; of neither it is not ours. */
  async follow(subscriptionId: string, notice: PaymentNotice | null, requestId: string): Promise<void> {
    const subscription = await this.payments.subscription(subscriptionId);
    if (!subscription) return;
    const context = { actor: { kind: 'system', id: null }, requestId } as const;
    if (subscription.slug !== null)
      await this.commands.execute(new FollowSubscription(subscription.slug, subscriptionId, notice, context));
    else if (subscription.registrationId !== null)
      await this.registrations.follow(subscription.registrationId, subscription, context);
  }
}
