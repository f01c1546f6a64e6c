import type { TemplateEvent } from '@pilotlight/contracts/catalogue/catalogue';
import {
  type NotificationTemplate,
  type TemplateContent,
  templateContentSchema,
} from '@pilotlight/contracts/values/notification-template';
import { platformTenant } from '@pilotlight/contracts/values/platform-tenant';
import { defaultTemplates } from '@pilotlight/notifications/default-templates';
import { lintChannels } from '@pilotlight/notifications/lint-template';
import { isDeepStrictEqual } from 'node:util';
import { Refused } from '../write-side/refused';
import { templateOf, variablesOf } from './template-view';
import type { TemplateState } from './template.state';

export interface NewTemplate {
  readonly eventType: string;
  readonly templateId: string;
  readonly content: TemplateContent;
  readonly variables: string[];
}

const noSuchTemplate = (): Refused => new Refused('No such template', 'not-found');

const fixed = {
  id: 'id',
  eventType: 'event type',
  variables: 'list of variables',
  createdAt: 'time of creation',
} as const satisfies Partial<Record<keyof NotificationTemplate, string>>;
const isFixed = (field: string): field is keyof typeof fixed => Object.hasOwn(fixed, field);

const refuseFaults = ({ channels }: TemplateContent, variables: readonly string[]): void => {
  const [fault] = lintChannels(channels, variables);
  if (fault) throw new Refused(fault.message, 'invalid');
};

/** Refused where the event type has one: of two admins, one is told. */
export const createTemplate = (
  { fields }: TemplateState,
  { eventType, templateId, content, variables }: NewTemplate,
): TemplateEvent[] => {
  if (templateOf(eventType, fields)) throw new Refused('This event type has a template already');
  refuseFaults(content, variablesOf(eventType, variables));
  const data = { slug: platformTenant, eventType, templateId, content, variables };
  return [{ type: 'NotificationTemplateCreated', data }];
};

/** A repeated edit finds its words in place, and is done. */
export const changeTemplate = (
  { fields }: TemplateState,
  eventType: string,
  edited: Partial<NotificationTemplate>,
): TemplateEvent[] => {
  const now = templateOf(eventType, fields);
  if (!now) throw noSuchTemplate();
  for (const [field, value] of Object.entries(edited))
    if (isFixed(field) && value !== undefined && !isDeepStrictEqual(value, now[field]))
      throw new Refused(`A template’s ${fixed[field]} can’t be changed`, 'invalid');
  const before = templateContentSchema.parse(now);
  const content = templateContentSchema.parse({ ...now, ...edited });
  if (isDeepStrictEqual(content, before)) return [];
  if (edited.updatedAt !== undefined && edited.updatedAt !== now.updatedAt)
    throw new Refused('Somebody else changed this template meanwhile. Please reload to see the changes.');
  refuseFaults(content, now.variables);
  return [{ type: 'NotificationTemplateChanged', data: { slug: platformTenant, eventType, content } }];
};

export const deleteTemplate = ({ fields }: TemplateState, eventType: string): TemplateEvent[] => {
  if (fields?.is_deleted) return [];
  if (!templateOf(eventType, fields)) throw noSuchTemplate();
  return [{ type: 'NotificationTemplateDeleted', data: { slug: platformTenant, eventType } }];
};

/** Only for the product's templates, so nothing that somebody wrote is lost. */
export const restoreTemplate = ({ fields }: TemplateState, eventType: string): TemplateEvent[] => {
  if (!defaultTemplates.has(eventType)) throw noSuchTemplate();
  if (fields?.is_deleted) return [{ type: 'NotificationTemplateRestored', data: { slug: platformTenant, eventType } }];
  if (fields?.content) throw new Refused('This event type has a template already');
  return [];
};
