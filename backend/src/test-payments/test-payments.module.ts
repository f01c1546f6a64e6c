import { Module } from '@nestjs/common';
import type { LocalPayments } from '../gateways/payments/local/local-payments';
import { LOCAL_PAYMENTS } from '../gateways/payments/local/local-payments-token';
import { Jobs } from '../jobs/jobs';
import { TestPaymentsController } from './test-payments.controller';

const jobs = {
  provide: Symbol('test payment jobs'),
  inject: [Jobs, LOCAL_PAYMENTS],
  useFactory: (queue: Jobs, payments: LocalPayments | null): void => {
    if (payments) queue.schedule({ name: 'test-payments', cron: '* * * * *', run: () => payments.desk.book.runDue() });
  },
};

@Module({ controllers: [TestPaymentsController], providers: [jobs] })
export class TestPaymentsModule {}
