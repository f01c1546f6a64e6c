import { createHash } from 'node:crypto';
import type { DomainEvent, EventType } from '@pilotlight/contracts/catalogue/catalogue';
import { defaultBranding } from '@pilotlight/contracts/values/branding';
import { emptyTraining } from '@pilotlight/contracts/values/training';

type Example<Type extends EventType> = Extract<DomainEvent, { type: Type }>['data'];
/** Whom an example is about; `number` tells one from the next. */
export interface Subject {
  readonly slug: string;
  readonly sessionId: string;
  readonly number: number;
}

/** The same number always gives the same id. */
export const idOf = (...names: readonly (string | number)[]): string => {
  const digits = createHash('sha256').update(names.join(' ')).digest('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
};

/** Every event type there is: a new one without an example doesn't pass the types. */
export const eventExamples: { readonly [Type in EventType]: (subject: Subject) => Example<Type> } = {
  InstallerCreated: ({ slug }) => ({ slug, installerId: idOf(slug), name: slug, registrationSource: 'admin' }),
  InstallerRenamed: ({ slug }) => ({ slug, name: `${slug} Ltd` }),
  InstallerContactNamed: ({ slug }) => ({ slug, contactName: 'Dawn Sykes' }),
  InstallerAlertsAddressed: ({ slug }) => ({ slug, emailInbox: `leads@${slug}.example`, phoneSms: null }),
  InstallerLoginEmailSet: ({ slug }) => ({ slug, installerEmail: `office@${slug}.example`, loginHash: idOf(slug) }),
  InstallerPasswordSet: ({ slug }) => ({ slug, credentialId: idOf(slug, 'password') }),
  InstallerApiKeyIssued: ({ slug }) => ({ slug, credentialId: idOf(slug, 'key'), keyVersion: 1 }),
  InstallerDomainsAllowed: ({ slug }) => ({ slug, allowedDomains: [`https://${slug}.example`] }),
  InstallerBranded: ({ slug }) => ({ slug, branding: defaultBranding }),
  InstallerRetentionSet: ({ slug }) => ({ slug, retentionDays: 90 }),
  InstallerTrainingDrafted: ({ slug }) => ({ slug, draft: 1, training: emptyTraining }),
  InstallerTrainingPublished: ({ slug }) => ({ slug, version: 1, training: emptyTraining }),
  InstallerSuspended: ({ slug }) => ({ slug, cause: 'admin' }),
  InstallerResumed: ({ slug }) => ({ slug }),
  LoginClaimed: ({ slug }) => ({ slug, loginHash: idOf(slug) }),
  LoginReleased: ({ slug }) => ({ slug, loginHash: idOf(slug) }),
  ConversationStarted: ({ slug, sessionId }) => ({
    slug,
    sessionId,
    origin: `https://${slug}.example`,
    channel: 'widget',
  }),
  VisitorMessageReceived: ({ slug, sessionId, number }) => ({
    slug,
    sessionId,
    messageId: `message-${number}`,
    text: `My boiler shows F${number % 90} and the radiators stay cold. It is ${number % 20} years old.`,
  }),
  PhotosReceived: ({ slug, sessionId, number }) => ({
    slug,
    sessionId,
    messageId: `message-${number - 1}`,
    photos: [{ photoId: idOf(sessionId, 'photo'), slot: null, width: 1920, height: 2560, bytes: 400_000 + number }],
  }),
  PhotoTagged: ({ slug, sessionId }) => ({
    slug,
    sessionId,
    photoId: idOf(sessionId, 'photo'),
    slot: 'data-plate',
  }),
  SafetyHazardDetected: ({ slug, sessionId }) => ({
    slug,
    sessionId,
    messageId: 'message-1',
    hazard: 'gas',
    rule: 'gas-smell',
    ruleVersion: 3,
    source: 'visitor',
    from: 0,
    to: 5,
  }),
  SafetyClarificationAsked: ({ slug, sessionId }) => ({
    slug,
    sessionId,
    messageId: 'message-1',
    hazard: 'fire',
    rule: 'fire',
    ruleVersion: 3,
  }),
  SafetyClarificationDenied: ({ slug, sessionId }) => ({ slug, sessionId, messageId: 'message-2', ruleVersion: 3 }),
  AlarmCleared: ({ slug, sessionId, number }) => ({
    slug,
    sessionId,
    verdict: number % 2 === 0 ? 'dealt-with' : 'false-alarm',
    messageIds: [`message-${number}`],
    clearedBy: 'Dawn',
  }),
  AlarmReopened: ({ slug, sessionId }) => ({ slug, sessionId, reopenedBy: 'Dawn' }),
  EmergencyStoodDown: ({ slug, sessionId }) => ({
    slug,
    sessionId,
    messageId: 'message-2',
    hazard: 'gas',
    basis: 'denied',
    ruleVersion: 3,
  }),
  VulnerableHouseholdFlagged: ({ slug, sessionId }) => ({
    slug,
    sessionId,
    messageId: 'message-1',
    rule: 'no-heat',
    ruleVersion: 3,
  }),
  ConversationIntentRecognised: ({ slug, sessionId }) => ({ slug, sessionId, intent: 'quote', previous: null }),
  NeedsRecognised: ({ slug, sessionId, number }) => ({
    slug,
    sessionId,
    messageId: `message-${number}`,
    needs: ['quote'],
    withdrawn: [],
  }),
  LeadDetailsGiven: ({ slug, sessionId, number }) => ({
    slug,
    sessionId,
    source: 'chat',
    facts: { first_name: 'Jo', email: `jo-${number % 5_000}@example.com`, phone: `+44770090${number % 10_000}` },
  }),
  JobDetailsGiven: ({ slug, sessionId, number }) => ({
    slug,
    sessionId,
    source: 'chat',
    facts: { boiler_age: String(number % 20), symptoms: 'The radiators stay cold' },
  }),
  JobDetailRequested: ({ slug, sessionId, number }) => ({
    slug,
    sessionId,
    field: number % 2 === 0 ? 'access' : 'gas_meter_position',
  }),
  LeadStageSet: ({ slug, sessionId, number }) => ({
    slug,
    sessionId,
    stage: number % 2 === 0 ? 'contacted' : 'quoted',
    previous: 'new',
  }),
  LeadNoteAdded: ({ slug, sessionId, number }) => ({
    slug,
    sessionId,
    noteId: idOf(sessionId, number, 'note'),
    text: 'Fitted next door’s in March, same run to the flue.',
    author: 'Dawn',
  }),
  LeadGraded: ({ slug, sessionId, number }) => ({
    slug,
    sessionId,
    grade: number % 3 === 0 ? 'A' : 'B',
    previous: null,
    ruleVersion: 1,
    facts: { reachable: true, located: number % 3 === 0, ready: true },
    points: { contact: 20, need: 16, timing: 15, fit: 11, sheet: number % 21 },
    factors: ['phone', 'email', 'broken'],
  }),
  LeadCaptured: ({ slug, sessionId }) => ({ slug, sessionId }),
  LeadSubmitted: ({ slug, sessionId }) => ({ slug, sessionId }),
  AssistantReplied: ({ slug, sessionId, number }) => ({
    slug,
    sessionId,
    replyId: idOf(sessionId, number),
    inReplyTo: `message-${number}`,
    text: 'Thanks. An engineer will have a look at that. What is your postcode, please?',
    quickReplies: ['Call me back'],
    card: null,
    asksFor: 'postcode',
    engine: 'scripted',
  }),
  QuestionLeftOpen: ({ slug, sessionId, number }) => ({ slug, sessionId, messageId: `message-${number - 1}` }),
  PersonRequested: ({ slug, sessionId, number }) => ({
    slug,
    sessionId,
    messageId: `message-${number}`,
    reason: number % 2 === 0 ? 'asked' : 'stuck',
  }),
  ConversationTakenOver: ({ slug, sessionId }) => ({ slug, sessionId, firmPerson: `Dawn, ${slug} Ltd` }),
  InstallerReplied: ({ slug, sessionId, number }) => ({
    slug,
    sessionId,
    replyId: idOf(sessionId, number, 'person'),
    text: 'Hi Jo, Callum can be with you on Friday at ten.',
    firmPerson: `Dawn, ${slug} Ltd`,
  }),
  ConversationHandedBack: ({ slug, sessionId, number }) => ({
    slug,
    sessionId,
    cause: number % 2 === 0 ? 'installer' : 'silence',
  }),
  PersonalDataViewed: ({ slug, sessionId, number }) => ({ slug, eventId: idOf(sessionId, number), accountAt: null }),
  SubjectErased: ({ slug, sessionId }) => ({ slug, sessionId, cause: 'request' }),
};
