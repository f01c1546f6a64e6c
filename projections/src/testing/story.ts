import { randomUUID } from 'node:crypto';
import type { ConversationEvent, InstallerEvent, SubjectEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { AnswerAccount } from '@pilotlight/contracts/values/answer-account';
import type { AlarmVerdict } from '@pilotlight/contracts/values/alarm';
import type { Grade, Intent, SubIntent } from '@pilotlight/contracts/values/intent';
import type { PhotoSlot, SheetField } from '@pilotlight/contracts/values/job-sheet';
import type { Need } from '@pilotlight/contracts/values/need';
import type { LeadStage } from '@pilotlight/contracts/values/lead-stage';

type LeftOpen = Extract<ConversationEvent, { type: 'QuestionLeftOpen' }>['data'];
type Graded = Extract<ConversationEvent, { type: 'LeadGraded' }>['data'];

export const conversation = (slug: string, sessionId: string) => {
  const common = { slug, sessionId };
  return {
    started: (): ConversationEvent => ({
      type: 'ConversationStarted',
      data: { ...common, origin: 'https://example.co.uk', channel: 'widget' },
    }),
    says: (text: string, messageId = `m-${text.length}`): ConversationEvent => ({
      type: 'VisitorMessageReceived',
      data: { ...common, messageId, text },
    }),
    sendsPhotos: (messageId: string, ...photoIds: string[]): ConversationEvent => ({
      type: 'PhotosReceived',
      data: {
        ...common,
        messageId,
        photos: photoIds.map((photoId) => ({ photoId, slot: null, width: 1200, height: 900, bytes: 90_000 })),
      },
    }),
    tags: (photoId: string, slot: PhotoSlot | null): ConversationEvent => ({
      type: 'PhotoTagged',
      data: { ...common, photoId, slot },
    }),
    replies: (text: string, account?: AnswerAccount): ConversationEvent => ({
      type: 'AssistantReplied',
      data: {
        ...common,
        replyId: '018f5b7e-0000-4000-8000-00000000abcd',
        inReplyTo: 'm-1',
        text,
        quickReplies: [],
        card: null,
        asksFor: null,
        engine: 'scripted',
        ...(account && { account }),
      },
    }),
    intends: (
      intent: Intent,
      previous: Intent | null = null,
      subIntent: SubIntent | null = null,
    ): ConversationEvent => ({
      type: 'ConversationIntentRecognised',
      data: { ...common, intent, previous, subIntent },
    }),
    wants: (needs: readonly Need[], withdrawn: readonly Need[] = [], messageId = 'm-1'): ConversationEvent => ({
      type: 'NeedsRecognised',
      data: { ...common, messageId, needs: [...needs], withdrawn: [...withdrawn] },
    }),
    askedWhetherDanger: (messageId = 'm-1'): ConversationEvent => ({
      type: 'SafetyClarificationAsked',
      data: { ...common, messageId, hazard: 'carbon-monoxide', rule: 'co', ruleVersion: 5 },
    }),
    deniesDanger: (messageId = 'm-2'): ConversationEvent => ({
      type: 'SafetyClarificationDenied',
      data: { ...common, messageId, ruleVersion: 5 },
    }),
    gives: (facts: LeadFacts): ConversationEvent => ({
      type: 'LeadDetailsGiven',
      data: { ...common, source: 'chat', facts },
    }),
    graded: (grade: Grade | null, previous: Grade | null = null, more: Partial<Graded> = {}): ConversationEvent => ({
      type: 'LeadGraded',
      data: {
        ...common,
        grade,
        previous,
        ruleVersion: 1,
        facts: { reachable: true, located: grade === 'A', ready: grade === 'A' },
        points: { contact: 20, need: 25, timing: 15, fit: 15, sheet: 16 },
        factors: ['phone'],
        ...more,
      },
    }),
    stageSet: (
      stage: LeadStage,
      previous: LeadStage = 'new',
      more: { valuePence?: number } = {},
    ): ConversationEvent => ({
      type: 'LeadStageSet',
      data: { ...common, stage, previous, ...more },
    }),
    requests: (field: SheetField): ConversationEvent => ({ type: 'JobDetailRequested', data: { ...common, field } }),
    noted: (text: string): ConversationEvent => ({
      type: 'LeadNoteAdded',
      data: { ...common, noteId: '018f5b7e-0000-4000-8000-00000000abcf', text, author: 'Dawn' },
    }),
    captured: (): ConversationEvent => ({ type: 'LeadCaptured', data: common }),
    submitted: (): ConversationEvent => ({ type: 'LeadSubmitted', data: common }),
    hazard: (source: 'visitor' | 'assistant' = 'visitor'): ConversationEvent => ({
      type: 'SafetyHazardDetected',
      data: { ...common, messageId: 'm-1', hazard: 'gas', rule: 'gas-smell', ruleVersion: 1, source, from: 2, to: 11 },
    }),
    alarmCleared: (verdict: AlarmVerdict = 'dealt-with'): ConversationEvent => ({
      type: 'AlarmCleared',
      data: { ...common, verdict, messageIds: ['m-1'], clearedBy: 'Dawn' },
    }),
    alarmReopened: (): ConversationEvent => ({ type: 'AlarmReopened', data: { ...common, reopenedBy: 'Dawn' } }),
    stoodDown: (basis: 'denied' | 'over' = 'denied'): ConversationEvent => ({
      type: 'EmergencyStoodDown',
      data: { ...common, messageId: 'm-2', hazard: 'gas', basis, ruleVersion: 1 },
    }),
    erased: (): SubjectEvent => ({ type: 'SubjectErased', data: { ...common, cause: 'request' } }),
    leavesOpen: (messageId = 'm-1', asking: Pick<LeftOpen, 'question' | 'fact'> = {}): ConversationEvent => ({
      type: 'QuestionLeftOpen',
      data: { ...common, messageId, ...asking },
    }),
    dismisses: (messageId: string): ConversationEvent => ({
      type: 'OpenQuestionDismissed',
      data: { ...common, messageId },
    }),
    wantsPerson: (reason: 'asked' | 'stuck' = 'asked'): ConversationEvent => ({
      type: 'PersonRequested',
      data: { ...common, messageId: 'm-1', reason },
    }),
    takenOver: (): ConversationEvent => ({ type: 'ConversationTakenOver', data: common }),
    personSays: (text: string, answers?: string, ...photoIds: readonly string[]): ConversationEvent => ({
      type: 'InstallerReplied',
      data: {
        ...common,
        replyId: '018f5b7e-0000-4000-8000-00000000abce',
        text,
        firmPerson: 'Dawn, Aire Valley Heating',
        ...(answers && { answers }),
        ...(photoIds.length > 0 && {
          photos: photoIds.map((photoId) => ({ photoId, width: 1200, height: 900, bytes: 90_000 })),
        }),
      },
    }),
    handedBack: (cause: 'installer' | 'silence' = 'installer'): ConversationEvent => ({
      type: 'ConversationHandedBack',
      data: { ...common, cause },
    }),
    vulnerable: (rule = 'no-heat'): ConversationEvent => ({
      type: 'VulnerableHouseholdFlagged',
      data: { ...common, messageId: 'm-1', rule, ruleVersion: 1 },
    }),
  };
};

export const installer = (slug: string) => ({
  created: (name: string, installerId: string = randomUUID()): InstallerEvent => ({
    type: 'InstallerCreated',
    data: { slug, installerId, name, registrationSource: 'admin' },
  }),
  renamed: (name: string): InstallerEvent => ({ type: 'InstallerRenamed', data: { slug, name } }),
  loginEmail: (installerEmail: string | null): InstallerEvent => ({
    type: 'InstallerLoginEmailSet',
    data: { slug, installerEmail, loginHash: installerEmail && 'f00d' },
  }),
  alerts: (emailInbox: string | null, phoneSms: string | null): InstallerEvent => ({
    type: 'InstallerAlertsAddressed',
    data: { slug, emailInbox, phoneSms },
  }),
  allows: (...allowedDomains: string[]): InstallerEvent => ({
    type: 'InstallerDomainsAllowed',
    data: { slug, allowedDomains },
  }),
  keyIssued: (credentialId: string, keyVersion: number): InstallerEvent => ({
    type: 'InstallerApiKeyIssued',
    data: { slug, credentialId, keyVersion },
  }),
  suspended: (cause: 'admin' | 'payment' = 'admin'): InstallerEvent => ({
    type: 'InstallerSuspended',
    data: { slug, cause },
  }),
  erased: (): SubjectEvent => ({ type: 'SubjectErased', data: { slug, sessionId: null, cause: 'request' } }),
  deleted: (): InstallerEvent => ({ type: 'InstallerDeleted', data: { slug } }),
  resumed: (): InstallerEvent => ({ type: 'InstallerResumed', data: { slug } }),
});
