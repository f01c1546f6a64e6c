import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { NotificationTemplate } from '@pilotlight/contracts/values/notification-template';
import type { RequestContext } from '../write-side/request-context';
import { templateCommand } from './template-command';
import { templateOf } from './template-view';
import { changeTemplate } from './template.decisions';
import { TemplateStream } from './template.stream';

export class ChangeTemplate extends Command<{ position: Position | null; template: NotificationTemplate | null }> {
  constructor(
    readonly eventType: string,
    /** An absent field stays as it is. */
    readonly edited: Partial<NotificationTemplate>,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeTemplate)
export class ChangeTemplateHandler implements ICommandHandler<ChangeTemplate> {
  constructor(private readonly templates: TemplateStream) {}

  async execute({ eventType, edited, context }: ChangeTemplate) {
    const { position, state } = await this.templates.execute({
      ...templateCommand(eventType, context),
      decide: (now) => changeTemplate(now, eventType, edited),
    });
    return { position, template: templateOf(eventType, state.fields) };
  }
}
