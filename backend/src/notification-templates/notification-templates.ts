import { Injectable } from '@nestjs/common';
import type { TemplateContent } from '@pilotlight/contracts/values/notification-template';
import { templateStream } from '../write-side/stream-names';
import { templateOf } from './template-view';
import { TemplateStream } from './template.stream';

@Injectable()
export class NotificationTemplates {
  constructor(private readonly templates: TemplateStream) {}

  /** Null where there is no template: nothing is sent then. */
  async contentOf(
    eventType: string,
  ): Promise<{ readonly content: TemplateContent; readonly variables: readonly string[] } | null> {
    const { state } = await this.templates.cached(templateStream(eventType));
    const template = templateOf(eventType, state.fields);
    if (!template) return null;
    const { name, description, channels, variables } = template;
    return { content: { name, description, channels }, variables };
  }
}
