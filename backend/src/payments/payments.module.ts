import { Module } from '@nestjs/common';
import { Jobs } from '../jobs/jobs';
import { RegistrationsModule } from '../registrations/registrations.module';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module';
import { startPaymentJobs } from './payment-jobs';
import { PaymentNotices } from './payment-notices';
import { PaymentReconciliation } from './payment-reconciliation';
import { StripeWebhookController } from './stripe-webhook.controller';

const jobs = {
  provide: Symbol('payment jobs'),
  inject: [Jobs, PaymentNotices, PaymentReconciliation],
  useFactory: startPaymentJobs,
};

@Module({
  imports: [RegistrationsModule, SubscriptionsModule],
  controllers: [StripeWebhookController],
  providers: [PaymentNotices, PaymentReconciliation, jobs],
})
export class PaymentsModule {}
