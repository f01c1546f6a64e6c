import type { ConversationEvent, InstallerEvent, SubjectEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { emptyTraining, type Training } from '@pilotlight/contracts/values/training';
import { gradeLead } from '@pilotlight/assistant/grading/grade';
import { recorded } from '../../testing/past';
import { Regrading } from './regrade';

const common = { slug: 'leeds-heating', sessionId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01' };
const stream = `conversation-${common.sessionId}`;
const asked: ConversationEvent[] = [
  { type: 'ConversationStarted', data: { ...common, origin: 'https://leeds.example', channel: 'widget' } },
  { type: 'ConversationIntentRecognised', data: { ...common, intent: 'service', previous: null } },
  { type: 'NeedsRecognised', data: { ...common, messageId: 'message-1', needs: ['repair'], withdrawn: [] } },
  {
    type: 'LeadDetailsGiven',
    data: { ...common, source: 'chat', facts: { phone: '+447700900142', postcode: 'LS17 8AB' } },
  },
];
type Told = ConversationEvent | SubjectEvent | InstallerEvent;
const inSeconds = (_: Told, revision: number): string => `2026-03-02T09:00:0${revision}.000Z`;
const outcomes = (events: readonly Told[], at = inSeconds) => {
  const regrading = new Regrading(gradeLead);
  events.forEach((event, revision) => {
    const own = event.type === 'InstallerTrainingPublished' ? `installer-${common.slug}` : stream;
    regrading.take({ ...recorded(event, revision, at(event, revision)), stream: own });
  });
  return [...regrading.outcomes()];
};

it('grades a conversation that was never graded, and what it writes makes the next time change nothing', () => {
  const [first] = outcomes(asked);
  expect(first).toMatchObject({ ...common, revision: 3, before: null, after: 'A' });
  expect(outcomes([...asked, ...(first?.events ?? [])])).toMatchObject([{ before: 'A', after: 'A', events: [] }]);
});

it('leaves those alone who were erased', () => {
  expect(outcomes([...asked, { type: 'SubjectErased', data: { ...common, cause: 'request' } }])).toEqual([]);
});

it('counts from the visitor’s last word, whatever the firm does about the lead long after', () => {
  const inJune = { preferred_time: 'the 10th of June', preferred_from: '2026-06-10', preferred_to: '2026-06-10' };
  const forJune: ConversationEvent[] = [
    ...asked.slice(0, 2),
    { type: 'NeedsRecognised', data: { ...common, messageId: 'message-1', needs: ['visit'], withdrawn: [] } },
    {
      type: 'LeadDetailsGiven',
      data: { ...common, source: 'chat', facts: { phone: '+447700900142', postcode: 'LS17 8AB', ...inJune } },
    },
  ];
  const later: ConversationEvent[] = [
    { type: 'LeadStageSet', data: { ...common, stage: 'contacted', previous: 'new' } },
    {
      type: 'LeadNoteAdded',
      data: { ...common, noteId: '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f01', text: 'Rang her', author: 'Sam' },
    },
  ];
  const inMay = (event: Told, revision: number): string =>
    later.some(({ type }) => type === event.type) ? '2026-05-20T09:00:00.000Z' : inSeconds(event, revision);
  expect(outcomes(forJune)).toMatchObject([{ after: 'B' }]);
  expect(outcomes([...forJune, ...later], inMay)).toMatchObject([{ after: 'B' }]);
});

it('takes the area that the installer has published', () => {
  const businessInfo = { coverageArea: 'BD1 to BD20' };
  const training: Training = { ...emptyTraining, businessInfo: { ...emptyTraining.businessInfo, ...businessInfo } };
  const published: InstallerEvent = {
    type: 'InstallerTrainingPublished',
    data: { slug: common.slug, version: 1, training },
  };
  expect(outcomes([published, ...asked])).toMatchObject([{ after: 'C' }]);
});

const alsoOfTheJob: readonly ConversationEvent[] = [
  { type: 'JobDetailsGiven', data: { ...common, source: 'chat', facts: { symptoms: 'it drips' } } },
  {
    type: 'PhotoTagged',
    data: { ...common, photoId: '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f02', slot: 'flue-outside' },
  },
];

it.each(alsoOfTheJob.map((last) => [last.type, last] as const))('counts from the last %s too', (_type, last) => {
  const inJune = { preferred_time: 'the 10th of June', preferred_from: '2026-06-10', preferred_to: '2026-06-10' };
  const forJune: ConversationEvent[] = [
    ...asked.slice(0, 2),
    { type: 'NeedsRecognised', data: { ...common, messageId: 'message-1', needs: ['visit'], withdrawn: [] } },
    {
      type: 'LeadDetailsGiven',
      data: { ...common, source: 'chat', facts: { phone: '+447700900142', postcode: 'LS17 8AB', ...inJune } },
    },
    last,
  ];
  const inMay = (event: Told, revision: number): string =>
    event.type === last.type ? '2026-05-20T09:00:00.000Z' : inSeconds(event, revision);
  expect(outcomes(forJune, inMay)).toMatchObject([{ after: 'A' }]);
});
