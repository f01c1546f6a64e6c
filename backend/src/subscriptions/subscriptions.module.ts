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
import { OpenSubscriptionHandler } from './open-subscription.command';
import { GraceEnds } from './payment-grace';
import { EndWithInstaller } from './policies/end-with-installer.policy';
import { ResumePaid } from './policies/resume-paid.policy';
import { graceJob, SuspendUnpaid } from './policies/suspend-unpaid.policy';
import { ScheduleCancellationHandler } from './schedule-cancellation.command';
import { subscriptionAggregate, SubscriptionStream } from './subscription.stream';
import { SubscriptionFollower } from './subscription-follower';
import { Subscriptions } from './subscriptions';

const jobs = {
  provide: Symbol('subscription jobs'),
  inject: [Jobs, GraceEnds],
  useFactory: (queue: Jobs, grace: GraceEnds): void => queue.add({ name: graceJob, run: (data) => grace.over(data) }),
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
    PaymentLogReader,
    SubscriptionFollower,
    Subscriptions,
    jobs,
    ...policy(EndWithInstaller),
    ...policy(ResumePaid),
    ...policy(SuspendUnpaid),
  ],
  exports: [SubscriptionFollower, Subscriptions],
})
export class SubscriptionsModule {}
