import type { RecordedEvent, TemplateEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { templateEvents } from '@pilotlight/contracts/events/template-events';
import { foldTemplate, type TemplateFields } from '@pilotlight/contracts/folds/template-fields';
import type { FoldedModel } from '../read-model';

type Concerning = RecordedEvent<TemplateEvent>;

export const notificationTemplates: FoldedModel<TemplateFields, Concerning, 'notification_templates'> = {
  kind: 'folded',
  sharesRows: false,
  name: 'notification_templates',
  version: 1,
  table: {
    name: 'notification_templates',
    columns: {
      slug: 'text',
      event_type: 'text',
      made: 'jsonb null',
      content: 'jsonb null',
      is_deleted: 'boolean',
      updated_at: 'timestamptz',
    },
    key: ['event_type'],
    tenant: 'slug',
    personal: [],
    indexes: {},
  },
  streams: ['template'],
  concerns: (event): event is Concerning => Object.hasOwn(templateEvents, event.type),
  keyOf: ({ data }) => [data.eventType],
  fold: foldTemplate,
};
