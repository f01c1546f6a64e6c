import type { RecordedEvent, TemplateEvent } from '../catalogue/catalogue';
import type { TemplateContent } from '../values/notification-template';

export type TemplateFields = {
  readonly slug: string;
  readonly event_type: string;
  readonly made: {
    readonly templateId: string;
    readonly variables: readonly string[];
    readonly createdAt: string;
  } | null;
  /** Null where it says what the product ships. */
  readonly content: TemplateContent | null;
  readonly is_deleted: boolean;
  readonly updated_at: string;
};

export const foldTemplate = (
  fields: TemplateFields | undefined,
  { type, data, at }: RecordedEvent<TemplateEvent>,
): TemplateFields => {
  const { slug, eventType: event_type } = data;
  const before = {
    made: null,
    content: null,
    ...fields,
    slug,
    event_type,
    is_deleted: false,
    updated_at: at,
  };
  switch (type) {
    case 'NotificationTemplateCreated': {
      const { templateId, variables, content } = data;
      return { ...before, made: { templateId, variables, createdAt: at }, content };
    }
    case 'NotificationTemplateChanged':
      return { ...before, content: data.content };
    case 'NotificationTemplateDeleted':
      return { ...before, is_deleted: true };
    case 'NotificationTemplateRestored':
      return { ...before, made: null, content: null };
  }
};
