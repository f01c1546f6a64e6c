import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AuditModule } from './audit/audit.module';
import { ConversationsModule } from './conversations/conversations.module';
import { ErrorFilter } from './http/error.filter';
import { type Infrastructure, InfrastructureModule } from './infrastructure.module';
import { InsightsModule } from './insights/insights.module';
import { InstallersModule } from './installers/installers.module';
import { JobsModule } from './jobs/jobs.module';
import { ReadersModule } from './readers.module';
import { SignInModule } from './sign-in/sign-in.module';
import { TrainingModule } from './training/training.module';
import { WidgetModule } from './widget/widget.module';

@Module({})
export class AppModule {
  /** The write side and the REST door over what was opened before: database, log and secrets. */
  static over(infrastructure: Infrastructure): DynamicModule {
    return {
      module: AppModule,
      imports: [
        InfrastructureModule.over(infrastructure),
        ReadersModule,
        PassportModule,
        SignInModule,
        InstallersModule,
        TrainingModule,
        InsightsModule,
        ConversationsModule,
        WidgetModule,
        AuditModule,
        JobsModule,
      ],
      providers: [{ provide: APP_FILTER, useClass: ErrorFilter }],
    };
  }
}
