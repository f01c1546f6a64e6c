import type { TemplateFields } from '@pilotlight/contracts/folds/template-fields';
import type { NotificationTemplate } from '@pilotlight/contracts/values/notification-template';
import { defaultTemplates } from '@pilotlight/notifications/default-templates';
import { definitionOf } from '@pilotlight/notifications/event-types';
import { derivedId } from '../write-side/event-ids';

/** When the product's own templates were made, as far as screens care. */
const shippedAt = '2026-11-26T00:00:00.000Z';

/** The names that a template's texts may use: the event type's, and those that its maker gave it. */
export const variablesOf = (eventType: string, made: readonly string[]): string[] => [
  ...new Set<string>([...(definitionOf(eventType)?.variables ?? []), ...made]),
];

/** The template as it stands; null where there is none, or none any more. */
export const templateOf = (eventType: string, fields: TemplateFields | null): NotificationTemplate | null => {
  const content = fields?.content ?? defaultTemplates.get(eventType);
  if (!content || fields?.is_deleted) return null;
  const made = fields?.made;
  return {
    ...content,
    id: made?.templateId ?? derivedId('template', eventType),
    eventType,
    variables: variablesOf(eventType, made?.variables ?? []),
    createdAt: made?.createdAt ?? shippedAt,
    updatedAt: fields?.updated_at ?? shippedAt,
  };
};
