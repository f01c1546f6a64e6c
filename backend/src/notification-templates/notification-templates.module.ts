import { Module } from '@nestjs/common';
import { NotificationTemplatesReader } from '@pilotlight/projections/notification-templates/notification-templates.reader';
import { aggregate } from '../write-side/aggregate.module';
import { ChangeTemplateHandler } from './change-template.command';
import { CreateTemplateHandler } from './create-template.command';
import { DeleteTemplateHandler } from './delete-template.command';
import { NotificationTemplates } from './notification-templates';
import { NotificationTemplatesController } from './notification-templates.controller';
import { RestoreTemplateHandler } from './restore-template.command';
import { templateAggregate, TemplateStream } from './template.stream';

@Module({
  imports: [aggregate(TemplateStream, templateAggregate, 200)],
  controllers: [NotificationTemplatesController],
  providers: [
    ChangeTemplateHandler,
    CreateTemplateHandler,
    DeleteTemplateHandler,
    RestoreTemplateHandler,
    NotificationTemplates,
    NotificationTemplatesReader,
  ],
  exports: [NotificationTemplates],
})
export class NotificationTemplatesModule {}
