import type { TemplateFields } from '@pilotlight/contracts/folds/template-fields';
import type { NotificationTemplate } from '@pilotlight/contracts/values/notification-template';
import { defaultTemplates } from '@pilotlight/notifications/default-templates';
import { definitionOf, groups, type Group } from '@pilotlight/notifications/event-types';
import { templateOf } from './template-view';

export interface TemplateList {
  readonly templates: NotificationTemplate[];
  readonly deleted: { readonly eventType: string; readonly name: string }[];
}

const groupOf = (eventType: string): Group | undefined => definitionOf(eventType)?.group;

/** The product's, group by group, then an admin's own by name. */
export const templateList = (touched: readonly TemplateFields[]): TemplateList => {
  const byType = new Map(touched.map((fields) => [fields.event_type, fields]));
  const present = (eventTypes: readonly string[]): NotificationTemplate[] =>
    eventTypes.flatMap((eventType) => templateOf(eventType, byType.get(eventType) ?? null) ?? []);
  const shipped = [...defaultTemplates];
  const grouped = groups.flatMap((group) => shipped.filter(([eventType]) => groupOf(eventType) === group));
  const own = present([...byType.keys()].filter((eventType) => !defaultTemplates.has(eventType)));
  return {
    templates: [
      ...present(grouped.map(([eventType]) => eventType)),
      ...own.toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB')),
    ],
    deleted: grouped.flatMap(([eventType, { name }]) =>
      byType.get(eventType)?.is_deleted ? [{ eventType, name }] : [],
    ),
  };
};
