import { Controller } from '@nestjs/common';
import {
  changeNotificationTemplate,
  createNotificationTemplate,
  deleteNotificationTemplate,
  listNotificationTemplates,
  restoreNotificationTemplate,
} from '@pilotlight/contracts/http/notification-templates';
import { NotificationTemplatesReader } from '@pilotlight/projections/notification-templates/notification-templates.reader';
import { platform } from '@pilotlight/projections/read-database';
import type { z } from 'zod';
import { BodyOf, Call } from '../http/call';
import { Context } from '../http/caller';
import { EventTypeInPath } from '../http/event-type-in-path';
import { DashboardCommands } from '../read-side/dashboard-commands';
import type { RequestContext } from '../write-side/request-context';
import { ChangeTemplate } from './change-template.command';
import { CreateTemplate } from './create-template.command';
import { DeleteTemplate } from './delete-template.command';
import { RestoreTemplate } from './restore-template.command';
import { templateList } from './template-list';

@Controller()
export class NotificationTemplatesController {
  constructor(
    private readonly commands: DashboardCommands,
    private readonly templates: NotificationTemplatesReader,
  ) {}

  @Call(listNotificationTemplates)
  async list() {
    return templateList(await this.templates.touched(platform));
  }

  @Call(createNotificationTemplate)
  async create(
    @BodyOf(createNotificationTemplate) body: z.infer<typeof createNotificationTemplate.body>,
    @Context() context: RequestContext,
  ) {
    const { eventType, variables, ...content } = body;
    const command = new CreateTemplate({ eventType, variables, content }, context);
    const { template } = await this.commands.execute(command, NotificationTemplatesReader);
    return { template };
  }

  @Call(changeNotificationTemplate)
  async change(
    @EventTypeInPath() eventType: string,
    @BodyOf(changeNotificationTemplate) edited: z.infer<typeof changeNotificationTemplate.body>,
    @Context() context: RequestContext,
  ) {
    const command = new ChangeTemplate(eventType, edited, context);
    const { template } = await this.commands.execute(command, NotificationTemplatesReader);
    return { template };
  }

  @Call(deleteNotificationTemplate)
  async delete(@EventTypeInPath() eventType: string, @Context() context: RequestContext) {
    await this.commands.execute(new DeleteTemplate(eventType, context), NotificationTemplatesReader);
    return { success: true, message: 'Template deleted' };
  }

  @Call(restoreNotificationTemplate)
  async restore(@EventTypeInPath() eventType: string, @Context() context: RequestContext) {
    const command = new RestoreTemplate(eventType, context);
    const { template } = await this.commands.execute(command, NotificationTemplatesReader);
    return { template };
  }
}
