import { Module } from '@nestjs/common';
import { NotificationTemplates } from './notification-templates';

@Module({ providers: [NotificationTemplates], exports: [NotificationTemplates] })
export class NotificationTemplatesModule {}
