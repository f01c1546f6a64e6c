import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { RequestContext } from '../write-side/request-context';
import { templateCommand } from './template-command';
import { deleteTemplate } from './template.decisions';
import { TemplateStream } from './template.stream';

export class DeleteTemplate extends Command<{ position: Position | null }> {
  constructor(
    readonly eventType: string,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(DeleteTemplate)
export class DeleteTemplateHandler implements ICommandHandler<DeleteTemplate> {
  constructor(private readonly templates: TemplateStream) {}

  async execute({ eventType, context }: DeleteTemplate): Promise<{ position: Position | null }> {
    return await this.templates.execute({
      ...templateCommand(eventType, context),
      decide: (now) => deleteTemplate(now, eventType),
    });
  }
}
