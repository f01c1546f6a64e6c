import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { ExportedConversation } from '@pilotlight/contracts/http/people';

type Message = ExportedConversation['messages'][number];

const messageOf = (event: RecordedEvent): Message[] => {
  if (event.type === 'VisitorMessageReceived') return [{ at: event.at, from: 'visitor', text: event.data.text }];
  if (event.type === 'AssistantReplied') return [{ at: event.at, from: 'assistant', text: event.data.text }];
  if (event.type === 'InstallerReplied') return [{ at: event.at, from: 'person', text: event.data.text }];
  return [];
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
  return events.flatMap((event) =>
    event.type === 'PhotosReceived'
      ? event.data.photos.map(({ photoId, slot, width, height }) => ({
          photoId,
          slot: (slots.get(photoId) ?? { slot }).slot,
          width,
          height,
          messageId: event.data.messageId,
          at: event.at,
        }))
      : [],
  );
};

/** One conversation as its person may have it: in readable form and every event behind it. Null where nothing was said. */
export const exportedConversation = (
  events: readonly RecordedEvent[],
  access: ExportedConversation['access'],
  appointments: ExportedConversation['appointments'],
): ExportedConversation | null => {
  const started = events.find((event) => event.type === 'ConversationStarted');
  if (started?.type !== 'ConversationStarted' || events.some(({ type }) => type === 'SubjectErased')) return null;
  return {
    sessionId: started.data.sessionId,
    startedAt: started.at,
    origin: started.data.origin,
    details: detailsOf(events),
    messages: events.flatMap(messageOf),
    photos: photosOf(events),
    appointments,
    events: events.map(({ id, type, at, actor, data }) => ({ id, type, at, actor, data: { ...data } })),
    access,
  };
};
