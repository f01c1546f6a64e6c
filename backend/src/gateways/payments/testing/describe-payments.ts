import { describeCommands } from './describe-commands';
import { describeFirstPayment } from './describe-first-payment';
import { describeForgetting } from './describe-forgetting';
import { describeMonths } from './describe-months';
import type { PaymentsUnderTest } from './payments-contract';

/** What whoever takes the money promises. */
export const describePayments = (name: string, open: () => Promise<PaymentsUnderTest>): void => {
  describe(`payments by ${name}`, () => {
    let test: PaymentsUnderTest;
    beforeAll(async () => (test = await open()));
    afterAll(() => test.stop());
    describeFirstPayment(() => test);
    describeMonths(() => test);
    describeCommands(() => test);
    describeForgetting(() => test);
  });
};
