import type { Jobs } from '../jobs/jobs';
import { type PaymentNotices, noticeJob } from './payment-notices';
import type { PaymentReconciliation } from './payment-reconciliation';

export const startPaymentJobs = (jobs: Jobs, notices: PaymentNotices, reconciliation: PaymentReconciliation): void => {
  jobs.add({ name: noticeJob, run: (data) => notices.followUp(data) });
  jobs.schedule({ name: 'payment-reconciliation', cron: '7 * * * *', run: () => reconciliation.run() });
};
