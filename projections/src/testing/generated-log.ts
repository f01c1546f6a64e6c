import { decodeEvent, type EventType, isEventType } from '@pilotlight/contracts/catalogue/catalogue';
import type { AppendRequest, EventStore } from '@pilotlight/event-store/event-store';
import { eventExamples } from './event-examples';
import { idOf, type Subject } from './example-subject';
import { streamOf } from '@pilotlight/contracts/catalogue/event-streams';
import { slices } from '@pilotlight/contracts/slices/slices';

/** In the course of a conversation, some of them several times. */
const course: readonly EventType[] = [
  'ConversationStarted',
  'VisitorMessageReceived',
  'ConversationIntentRecognised',
  'NeedsRecognised',
  'AssistantReplied',
  'VisitorMessageReceived',
  'PhotosReceived',
  'LeadDetailsGiven',
  'JobDetailsGiven',
  'LeadCaptured',
  'LeadGraded',
  'AssistantReplied',
  'VisitorMessageReceived',
  'AssistantReplied',
];
const seldom: readonly EventType[] = [
  'PhotoTagged',
  'SafetyHazardDetected',
  'SafetyClarificationAsked',
  'SafetyClarificationDenied',
  'EmergencyStoodDown',
  'AlarmCleared',
  'AlarmReopened',
  'VulnerableHouseholdFlagged',
  'LeadSubmitted',
  'CallbackRequested',
  'AppointmentNoted',
  'MarketingConsentGiven',
  'MarketingConsentRefused',
  'QuestionLeftOpen',
  'OpenQuestionDismissed',
  'PersonRequested',
  'ConversationTakenOver',
  'InstallerReplied',
  'ConversationHandedBack',
  'JobDetailRequested',
  'LeadStageSet',
  'LeadNoteAdded',
  'LeadForwarded',
];
/** Of every other slice, all that can happen, in one stream of its own. */
const ofOthers: readonly (readonly EventType[])[] = slices
  .filter(({ category }) => typeof category === 'string' && category !== 'conversation')
  .map(({ events }) => Object.keys(events).filter(isEventType));

const installers = 50;

const appendOf = (types: readonly EventType[], subject: Subject): AppendRequest => {
  const events = types.map((type, index) => {
    const event = decodeEvent(type, eventExamples[type]({ ...subject, number: subject.number + index }));
    return { ...event, id: idOf(subject.slug, subject.sessionId, type, index) };
  });
  const [first] = events;
  return {
    stream: first ? streamOf(first) : '',
    expected: 'no-stream',
    events,
    metadata: {
      tenant: subject.slug,
      actor: { kind: 'system', id: null },
      correlationId: subject.sessionId,
      causationId: null,
    },
  };
};

const isDeleted = (number: number): boolean => number % 10 === 7;

/** What a deletion ends with. */
const accountErased = (number: number, types: readonly EventType[]): AppendRequest => {
  const { events, ...request } = appendOf([...types, 'SubjectErased'], subjectOf(number));
  const { slug } = subjectOf(number);
  const data = { slug, sessionId: null, cause: 'request' } as const;
  return {
    ...request,
    expected: types.length - 1,
    events: events.slice(-1).map(({ id }) => ({ id, type: 'SubjectErased', data })),
  };
};

const subjectOf = (number: number): Subject => {
  const slug = `firm-${number % installers}`;
  return { slug, sessionId: idOf(slug, number), number };
};

const typesOf = (all: readonly EventType[], number: number): readonly EventType[] =>
  all.filter((type) => type !== 'InstallerDeleted' || isDeleted(number));

/** Appends that make a log of at least so many events, with every type among them; the same each time. One conversation in forty is erased, and one installer in ten is deleted. */
function* generatedAppends(events: number): Generator<AppendRequest> {
  let made = 0;
  for (let number = 0; number < installers; number += 1)
    for (const all of ofOthers) {
      const types = typesOf(all, number);
      made += types.length;
      yield appendOf(types, subjectOf(number));
    }
  for (let number = 0; made < events; number += 1) {
    const more = number % 10 === 0 ? [seldom[(number / 10) % seldom.length] ?? 'LeadSubmitted'] : [];
    const types: EventType[] = [...course, ...more, ...(number % 40 === 3 ? (['SubjectErased'] as const) : [])];
    made += types.length;
    yield appendOf(types, subjectOf(number));
  }
  for (const all of ofOthers)
    if (all.includes('InstallerDeleted'))
      for (let number = 7; number < installers; number += 10) yield accountErased(number, typesOf(all, number));
}

const atOnce = 64;

/** Writes such a log; how many events it came to. */
export const generateLog = async (eventStore: EventStore, events: number): Promise<number> => {
  const appends = generatedAppends(events);
  let written = 0;
  const writer = async (): Promise<void> => {
    for (const append of appends) {
      await eventStore.append(append);
      written += append.events.length;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, writer));
  return written;
};
