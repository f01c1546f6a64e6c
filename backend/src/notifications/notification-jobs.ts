import type { Jobs } from '../jobs/jobs';
import { type AppointmentReminders, reminderJob } from './appointments/appointment-reminders';
import { type VisitorNews, visitorNewsJob } from './appointments/visitor-news';
import type { DailySummary } from './daily-summary/daily-summary';
import type { Delivery } from './delivery/delivery';
import type { Overdue } from './delivery/overdue';
import { deliveryJob } from './policies/queue-delivery.policy';
import { type SilenceWatch, silenceJob } from './silence/silence-watch';

export const startNotificationJobs = (
  jobs: Jobs,
  delivery: Delivery,
  silence: SilenceWatch,
  summaries: DailySummary,
  overdue: Overdue,
  reminders: AppointmentReminders,
  news: VisitorNews,
): void => {
  jobs.add({ name: deliveryJob, run: ({ notificationId = '' }) => delivery.deliver(notificationId) });
  jobs.add({ name: silenceJob, run: (data) => silence.look(data) });
  jobs.add({ name: visitorNewsJob, run: (data) => news.tell(data) });
  jobs.add({ name: reminderJob, run: (data) => reminders.remind(data) });
  // A restored log may not know of the day's summaries.
  jobs.schedule({ name: 'daily-summary', cron: '0 18 * * *', waitsAtFirst: true, run: () => summaries.send() });
  jobs.schedule({ name: 'plan-reminders', cron: '*/15 * * * *', run: () => reminders.planAhead() });
  jobs.schedule({ name: 'overdue-notifications', cron: '*/15 * * * *', run: () => overdue.settle() });
};
