import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { NotificationTemplate } from '@pilotlight/contracts/values/notification-template';
import type { RequestContext } from '../write-side/request-context';
import { templateCommand } from './template-command';
import { templateOf } from './template-view';
import { restoreTemplate } from './template.decisions';
import { TemplateStream } from './template.stream';

export class RestoreTemplate extends Command<{ position: Position | null; template: NotificationTemplate | null }> {
  constructor(
    readonly eventType: string,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(RestoreTemplate)
export class RestoreTemplateHandler implements ICommandHandler<RestoreTemplate> {
  constructor(private readonly templates: TemplateStream) {}

  async execute({ eventType, context }: RestoreTemplate) {
    const { position, state } = await this.templates.execute({
      ...templateCommand(eventType, context),
      decide: (now) => restoreTemplate(now, eventType),
    });
    return { position, template: templateOf(eventType, state.fields) };
  }
}
