import type { NotificationTemplate } from '@pilotlight/contracts/values/notification-template';
import { definitionOf } from '@pilotlight/notifications/event-types';

export interface TemplateGroup {
  readonly name: string;
  readonly templates: readonly NotificationTemplate[];
}

/** Templates under what they are about, in the order in which they come; an admin's own under a heading of theirs. */
export const templateGroups = (templates: readonly NotificationTemplate[]): TemplateGroup[] => {
  const groups = new Map<string, NotificationTemplate[]>();
  for (const template of templates) {
    const name = definitionOf(template.eventType)?.group ?? 'Your own';
    groups.set(name, [...(groups.get(name) ?? []), template]);
  }
  return [...groups].map(([name, members]) => ({ name, templates: members }));
};
