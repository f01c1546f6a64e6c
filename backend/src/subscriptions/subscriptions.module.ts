import { Module } from '@nestjs/common';
import { BillingReader } from '@pilotlight/projections/billing/billing.reader';
import { PaymentLogReader } from '@pilotlight/projections/billing/payment-log.reader';
import { InstallersModule } from '../installers/installers.module';
import { Jobs } from '../jobs/jobs';
import { aggregate } from '../write-side/aggregate.module';
import { policy } from '../write-side/policy';
import { AdminBillingController } from './admin-billing.controller';
import { BillingController } from './billing.controller';
import { BillingViews } from './billing-views';
import { EndSubscriptionHandler } from './end-subscription.command';
import { FollowSubscriptionHandler } from './follow-subscription.command';
import { forgettingJob, PayerForgetting } from './forget-payer';
import { OpenSubscriptionHandler } from './open-subscription.command';
import { GraceEnds } from './payment-grace';
import { EndWithInstaller } from './policies/end-with-installer.policy';
import { ForgetPayer } from './policies/forget-payer.policy';
import { ResumePaid } from './policies/resume-paid.policy';
import { graceJob, SuspendUnpaid } from './policies/suspend-unpaid.policy';
import { ScheduleCancellationHandler } from './schedule-cancellation.command';
import { subscriptionAggregate, SubscriptionStream } from './subscription.stream';
import { SubscriptionFollower } from './subscription-follower';
import { Subscriptions } from './subscriptions';

const jobs = {
  provide: Symbol('subscription jobs'),
  inject: [Jobs, GraceEnds, PayerForgetting],
  useFactory: (queue: Jobs, grace: GraceEnds, forgetting: PayerForgetting): void => {
    queue.add({ name: graceJob, run: (data) => grace.over(data) });
    queue.add({ name: forgettingJob, run: (data) => forgetting.run(data) });
  },
};

@Module({
  imports: [InstallersModule, aggregate(SubscriptionStream, subscriptionAggregate, 5_000)],
  controllers: [AdminBillingController, BillingController],
  providers: [
    EndSubscriptionHandler,
    FollowSubscriptionHandler,
    OpenSubscriptionHandler,
    ScheduleCancellationHandler,
    BillingReader,
    BillingViews,
    GraceEnds,
    PayerForgetting,
    PaymentLogReader,
    SubscriptionFollower,
    Subscriptions,
    jobs,
    ...policy(EndWithInstaller),
    ...policy(ForgetPayer),
    ...policy(ResumePaid),
    ...policy(SuspendUnpaid),
  ],
  exports: [SubscriptionFollower, Subscriptions],
})
export class SubscriptionsModule {}
