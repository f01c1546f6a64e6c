import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AppointmentsModule } from './appointments/appointments.module';
import { GoogleCalendarModule } from './appointments/google/google-calendar.module';
import { ChatBookingsModule } from './appointments/chat/chat-bookings.module';
import { AuditModule } from './audit/audit.module';
import { ConversationsModule } from './conversations/conversations.module';
import { DeletionModule } from './deletion/deletion.module';
import { ForwardingModule } from './forwarding/forwarding.module';
import { ErrorFilter } from './http/error.filter';
import { InfrastructureModule } from './infrastructure/infrastructure.module';
import type { InfrastructureOptions } from './infrastructure/infrastructure-options';
import type { OpenedResources } from './infrastructure/opened-resources';
import { InsightsModule } from './insights/insights.module';
import { InstallersModule } from './installers/installers.module';
import { JobsModule } from './jobs/jobs.module';
import { LeadExportsModule } from './lead-exports/lead-exports.module';
import { LiveModule } from './live/live.module';
import { NotificationTemplatesModule } from './notification-templates/notification-templates.module';
import { NotificationsModule } from './notifications/notifications.module';
import { PaymentsModule } from './payments/payments.module';
import { PlatformTrainingModule } from './platform-training/platform-training.module';
import { PlatformHealthModule } from './platform-health/platform-health.module';
import { PoliciesModule } from './policies/policies.module';
import { PublicApiModule } from './public-api/public-api.module';
import { RegistrationsModule } from './registrations/registrations.module';
import { SignInModule } from './sign-in/sign-in.module';
import { QuestionsModule } from './questions/questions.module';
import { SavedRepliesModule } from './saved-replies/saved-replies.module';
import { SubscriptionsModule } from './subscriptions/subscriptions.module';
import { TestPaymentsModule } from './test-payments/test-payments.module';
import { TrainingModule } from './training/training.module';
import { WidgetModule } from './widget/widget.module';

@Module({
  imports: [
    PassportModule,
    SignInModule,
    InstallersModule,
    TrainingModule,
    PlatformTrainingModule,
    QuestionsModule,
    SavedRepliesModule,
    InsightsModule,
    ConversationsModule,
    LeadExportsModule,
    AppointmentsModule,
    ChatBookingsModule,
    GoogleCalendarModule,
    WidgetModule,
    LiveModule,
    NotificationTemplatesModule,
    AuditModule,
    NotificationsModule,
    JobsModule,
    PoliciesModule,
    PlatformHealthModule,
    PublicApiModule,
    RegistrationsModule,
    SubscriptionsModule,
    PaymentsModule,
    DeletionModule,
    ForwardingModule,
    TestPaymentsModule,
  ],
  providers: [{ provide: APP_FILTER, useClass: ErrorFilter }],
})
export class AppModule {
  /** `opened` receives what is opened on the way: where the start fails, nobody else can close it. */
  static register(options: InfrastructureOptions, opened: OpenedResources): DynamicModule {
    return { module: AppModule, imports: [InfrastructureModule.register(options, opened)] };
  }
}
