import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { ExportedConversation } from '@pilotlight/contracts/http/people';
import type { NotificationRecord } from '@pilotlight/projections/notifications/notifications.reader';

type Message = ExportedConversation['messages'][number];

const messageOf = (event: RecordedEvent): Message[] => {
  if (event.type === 'VisitorMessageReceived') return [{ at: event.at, from: 'visitor', text: event.data.text }];
  if (event.type === 'AssistantReplied') return [{ at: event.at, from: 'assistant', text: event.data.text }];
  if (event.type === 'InstallerReplied') return [{ at: event.at, from: 'person', text: event.data.text }];
  return [];
};

/** Those of both sides, as the visitor has both. */
const sentIn = (event: RecordedEvent) => {
  if (event.type === 'PhotosReceived') return { photos: event.data.photos, messageId: event.data.messageId };
  if (event.type !== 'InstallerReplied') return null;
  return {
    photos: (event.data.photos ?? []).map((photo) => ({ ...photo, slot: null })),
    messageId: event.data.replyId,
  };
};

const detailsOf = (events: readonly RecordedEvent[]): Record<string, string> => {
  const given = events.flatMap((event) =>
    event.type === 'LeadDetailsGiven' || event.type === 'JobDetailsGiven' ? Object.entries(event.data.facts) : [],
  );
  return Object.fromEntries(given.filter((fact): fact is [string, string] => Boolean(new Map(given).get(fact[0]))));
};

const photosOf = (events: readonly RecordedEvent[]): ExportedConversation['photos'] => {
  const slots = new Map(
    events.flatMap(({ type, data }) => (type === 'PhotoTagged' ? [[data.photoId, data] as const] : [])),
  );
  return events.flatMap((event) => {
    const { photos = [], messageId = '' } = sentIn(event) ?? {};
    return photos.map(({ photoId, slot, width, height }) => ({
      photoId,
      slot: (slots.get(photoId) ?? { slot }).slot,
      width,
      height,
      messageId,
      at: event.at,
    }));
  });
};

const marketingOf = (events: readonly RecordedEvent[]): ExportedConversation['marketing'] =>
  events.flatMap((event) => {
    if (event.type !== 'MarketingConsentGiven' && event.type !== 'MarketingConsentRefused') return [];
    const { channels, wording, shownIn } = event.data;
    return [{ at: event.at, agreed: event.type === 'MarketingConsentGiven', channels, wording, shownIn }];
  });

/** The installer's own messages tell what the visitor told, and are no letters of theirs. */
const sentOf = (records: readonly NotificationRecord[]): ExportedConversation['sent'] =>
  records
    .filter(({ audience }) => audience === 'visitor')
    .map(({ id, channel, to, requestedAt, status, told }) => ({
      id,
      channel,
      to: to ?? '',
      requestedAt,
      subject: told[0]?.subject ?? null,
      text: told.map(({ text }) => text).join('\n\n'),
      status,
    }))
    .toReversed();

interface KeptOnPerson extends Pick<ExportedConversation, 'access' | 'appointments'> {
  readonly events: readonly RecordedEvent[];
  readonly notifications: readonly NotificationRecord[];
}

/** One conversation as its person may have it, in readable form and every event behind it; or the visits of whoever never wrote. Null where there is neither. */
export const exportedConversation = (
  sessionId: string,
  { events, notifications, access, appointments }: KeptOnPerson,
): ExportedConversation | null => {
  if (events.some(({ type }) => type === 'SubjectErased')) return null;
  const started = events.find(({ type }) => type === 'ConversationStarted');
  const startedAt = started?.at ?? appointments.map(({ createdAt }) => createdAt).toSorted()[0];
  if (startedAt === undefined) return null;
  return {
    sessionId,
    startedAt,
    origin: started?.type === 'ConversationStarted' ? started.data.origin : null,
    details: detailsOf(events),
    messages: events.flatMap(messageOf),
    photos: photosOf(events),
    marketing: marketingOf(events),
    sent: sentOf(notifications),
    appointments,
    events: events.map(({ id, type, at, actor, data }) => ({ id, type, at, actor, data: { ...data } })),
    access,
  };
};
