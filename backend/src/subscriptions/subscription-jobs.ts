import type { Jobs } from '../jobs/jobs';
import type { GraceEnds } from './payment-grace';
import { graceJob } from './policies/suspend-unpaid.policy';

export const startSubscriptionJobs = (jobs: Jobs, grace: GraceEnds): void => {
  jobs.add({ name: graceJob, run: (data) => grace.over(data) });
};
