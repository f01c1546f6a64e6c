import { Module } from '@nestjs/common';
import { RegistrationsReader } from '@pilotlight/projections/registrations/registrations.reader';
import { InstallersModule } from '../installers/installers.module';
import { Jobs } from '../jobs/jobs';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module';
import { aggregate } from '../write-side/aggregate.module';
import { policy } from '../write-side/policy';
import { ApprovalOfRegistrationsController } from './approval-of-registrations.controller';
import { ApproveRegistrationHandler } from './approve-registration.command';
import { ForgetRegistrant, registrantJob } from './forget-registrant.policy';
import { FreeSlug } from './free-slug';
import { RefundRegistration } from './refund-registration.policy';
import { RegisterWithPaymentHandler } from './register-with-payment.command';
import { RegistrationCompletion } from './registration-completion';
import { RefundedPayments } from './refunded-payments';
import { RegistrationPayments } from './registration-payments';
import { registrationAggregate, RegistrationStream } from './registration.stream';
import { RegistrationsController } from './registrations.controller';
import { SettleRegistrations } from './settle-registrations';
import { StartRegistrationHandler } from './start-registration.command';
import { WithdrawRefunded } from './withdraw-refunded.policy';

const jobs = {
  provide: Symbol('registration jobs'),
  inject: [Jobs, SettleRegistrations, ForgetRegistrant],
  useFactory: (queue: Jobs, registrations: SettleRegistrations, forgetting: ForgetRegistrant): void => {
    queue.schedule({
      name: 'settle-registrations',
      cron: '* * * * *',
      waitsAtFirst: true,
      run: () => registrations.run(new Date()),
    });
    queue.add({ name: registrantJob, run: (data) => forgetting.forget(data) });
  },
};

@Module({
  imports: [InstallersModule, SubscriptionsModule, aggregate(RegistrationStream, registrationAggregate, 1_000)],
  controllers: [ApprovalOfRegistrationsController, RegistrationsController],
  providers: [
    ApproveRegistrationHandler,
    StartRegistrationHandler,
    RegisterWithPaymentHandler,
    FreeSlug,
    RegistrationCompletion,
    RegistrationPayments,
    RefundedPayments,
    RegistrationsReader,
    SettleRegistrations,
    jobs,
    ...policy(ForgetRegistrant),
    ...policy(RefundRegistration),
    ...policy(WithdrawRefunded),
  ],
  exports: [RefundedPayments, RegistrationPayments],
})
export class RegistrationsModule {}
