import type { NotificationStreamEvent, RecordedEvent, SubjectEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { AppendedModel, Table } from '../read-model';
import { searchText } from '../search-text';

export type NotificationTextRow = {
  readonly notification_id: string;
  readonly revision: number;
  readonly slug: string;
  readonly session_id: string | null;
  readonly event_type: string;
  readonly recipient: string;
  readonly subject: string | null;
  readonly text: string;
  readonly headline: string;
  readonly search: string;
};

type Requested = RecordedEvent<Extract<NotificationStreamEvent, { type: 'NotificationRequested' }>>;
type Concerning = Requested | RecordedEvent<SubjectEvent>;

const table: Table<NotificationTextRow> = {
  name: 'notification_texts',
  columns: {
    notification_id: 'uuid',
    revision: 'integer',
    slug: 'text',
    session_id: 'uuid null',
    event_type: 'text',
    recipient: 'text',
    subject: 'text null',
    text: 'text',
    headline: 'text',
    search: 'text',
  },
  key: ['notification_id', 'revision'],
  tenant: 'slug',
  personal: ['recipient', 'subject', 'text', 'headline', 'search'],
  indexes: { of_session: '(session_id) where session_id is not null', of_slug: '(slug)' },
};

export const notificationTexts: AppendedModel<NotificationTextRow, Concerning, 'notification_texts'> = {
  kind: 'appended',
  name: 'notification_texts',
  version: 1,
  table,
  streams: ['notification', 'conversation', 'installer'],
  concerns: (event): event is Concerning => event.type === 'NotificationRequested' || event.type === 'SubjectErased',
  rowsOf: (event) => {
    if (event.type === 'SubjectErased') return [];
    const { notificationId, slug, sessionId, eventType, to, subject, text, headline } = event.data;
    return [
      {
        notification_id: notificationId,
        revision: event.revision,
        slug,
        session_id: sessionId,
        event_type: eventType,
        recipient: to,
        subject,
        text,
        headline,
        search: searchText([to, subject, text]),
      },
    ];
  },
  clears: (event) => {
    if (event.type !== 'SubjectErased') return null;
    const { sessionId, slug } = event.data;
    return sessionId === null ? { column: 'slug', value: slug } : { column: 'session_id', value: sessionId };
  },
};
