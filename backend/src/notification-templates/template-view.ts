import type { TemplateFields } from '@pilotlight/contracts/folds/template-fields';
import type { NotificationTemplate } from '@pilotlight/contracts/values/notification-template';
import { defaultTemplates } from '@pilotlight/notifications/default-templates';
import { definitionOf } from '@pilotlight/notifications/event-types';
import { derivedId } from '../write-side/event-ids';

/** Screens need a date for the product's own templates. */
const shippedAt = '2026-11-26T00:00:00.000Z';

export const variablesOf = (eventType: string, made: readonly string[]): string[] => [
  ...new Set<string>([...(definitionOf(eventType)?.variables ?? []), ...made]),
];

/** Null where there is none, or it was deleted. */
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
