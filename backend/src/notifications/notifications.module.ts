import { Module } from '@nestjs/common';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import { DailySummaryReader } from '@pilotlight/projections/insights/daily-summary.reader';
import { DeliveryFiguresReader } from '@pilotlight/projections/notifications/delivery-figures.reader';
import { NotificationsReader } from '@pilotlight/projections/notifications/notifications.reader';
import { AppointmentsModule } from '../appointments/appointments.module';
import { ConversationsModule } from '../conversations/conversations.module';
import { InstallersModule } from '../installers/installers.module';
import { Jobs } from '../jobs/jobs';
import { NotificationTemplatesModule } from '../notification-templates/notification-templates.module';
import { RegistrationsModule } from '../registrations/registrations.module';
import { SuppressionsModule } from '../suppressions/suppressions.module';
import { aggregate } from '../write-side/aggregate.module';
import { policy } from '../write-side/policy';
import { TellOfAccount } from './account/tell-of-account.policy';
import { TellOfRefund } from './account/tell-of-refund.policy';
import { notificationAggregate, NotificationStream } from './aggregate/notification.stream';
import { AppointmentReminders } from './appointments/appointment-reminders';
import { TellOfAppointment } from './appointments/tell-of-appointment.policy';
import { VisitorNews } from './appointments/visitor-news';
import { DailySummary } from './daily-summary/daily-summary';
import { Delivery } from './delivery/delivery';
import { Overdue } from './delivery/overdue';
import { DeliveryLogController } from './delivery-log/delivery-log.controller';
import { ResendNotificationHandler } from './delivery-log/resend-notification.command';
import { LeadForwardingController } from './forwarding/lead-forwarding.controller';
import { LeadForwarding } from './forwarding/lead-forwarding';
import { SendForward } from './forwarding/send-forward.policy';
import { startNotificationJobs } from './notification-jobs';
import { OutboxController } from './outbox.controller';
import { QueueDelivery } from './policies/queue-delivery.policy';
import { TellOfConversation } from './policies/tell-of-conversation.policy';
import { TryNextChannel } from './policies/try-next-channel.policy';
import { Notify } from './requests/notify';
import { RequestNotificationHandler } from './requests/request-notification.command';
import { ShortLinksController } from './short-links.controller';
import { SilenceWatch } from './silence/silence-watch';
import { TestsController } from './tests/tests.controller';
import { RecordProviderWordHandler } from './webhooks/provider-word.command';
import { SesController } from './webhooks/ses.controller';
import { TwilioController } from './webhooks/twilio.controller';
import { UnsubscribeController } from './unsubscribe/unsubscribe.controller';

const jobs = {
  provide: Symbol('notification jobs'),
  inject: [Jobs, Delivery, SilenceWatch, DailySummary, Overdue, AppointmentReminders, VisitorNews],
  useFactory: startNotificationJobs,
};

@Module({
  imports: [
    AppointmentsModule,
    ConversationsModule,
    InstallersModule,
    NotificationTemplatesModule,
    RegistrationsModule,
    SuppressionsModule,
    aggregate(NotificationStream, notificationAggregate, 10_000),
  ],
  controllers: [
    DeliveryLogController,
    LeadForwardingController,
    OutboxController,
    SesController,
    ShortLinksController,
    TestsController,
    TwilioController,
    UnsubscribeController,
  ],
  providers: [
    RequestNotificationHandler,
    RecordProviderWordHandler,
    ResendNotificationHandler,
    DailySummaryReader,
    DeliveryFiguresReader,
    NotificationsReader,
    Notify,
    Delivery,
    LeadForwarding,
    ...policy(SendForward),
    Overdue,
    DailySummary,
    SilenceWatch,
    AppointmentReminders,
    VisitorNews,
    AppointmentsReader,
    jobs,
    ...policy(TellOfAccount),
    ...policy(TellOfRefund),
    ...policy(TellOfAppointment),
    ...policy(TellOfConversation),
    ...policy(QueueDelivery),
    ...policy(TryNextChannel),
  ],
  exports: [Notify],
})
export class NotificationsModule {}
