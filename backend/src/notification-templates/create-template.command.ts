import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { NotificationTemplate } from '@pilotlight/contracts/values/notification-template';
import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../write-side/request-context';
import { templateCommand } from './template-command';
import { templateOf } from './template-view';
import { createTemplate, type NewTemplate } from './template.decisions';
import { TemplateStream } from './template.stream';

export class CreateTemplate extends Command<{ position: Position | null; template: NotificationTemplate | null }> {
  constructor(
    readonly form: Omit<NewTemplate, 'templateId'>,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(CreateTemplate)
export class CreateTemplateHandler implements ICommandHandler<CreateTemplate> {
  constructor(private readonly templates: TemplateStream) {}

  async execute({ form, context }: CreateTemplate) {
    const made = { ...form, templateId: randomUUID() };
    const { position, state } = await this.templates.execute({
      ...templateCommand(form.eventType, context),
      decide: (now) => createTemplate(now, made),
    });
    return { position, template: templateOf(form.eventType, state.fields) };
  }
}
