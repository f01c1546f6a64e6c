import { Injectable } from '@nestjs/common';
import type { TemplateContent } from '@pilotlight/contracts/values/notification-template';
import { defaultTemplates } from '@pilotlight/notifications/default-templates';
import { definitionOf } from '@pilotlight/notifications/event-types';

/** What senders need of the templates. */
@Injectable()
export class NotificationTemplates {
  /** Null where there is none. */
  async contentOf(eventType: string): Promise<{ content: TemplateContent; variables: readonly string[] } | null> {
    const content = defaultTemplates.get(eventType);
    return content ? { content, variables: definitionOf(eventType)?.variables ?? [] } : null;
  }
}
