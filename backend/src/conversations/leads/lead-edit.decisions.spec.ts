import { trainingSchema } from '@pilotlight/contracts/values/training';
import { anyCoverageAndOffer, coverageAndOfferOf } from '@pilotlight/assistant/grading/coverage-and-offer';
import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { LeadEdit } from '@pilotlight/contracts/values/lead-edit';
import { leadEditSchema } from '@pilotlight/contracts/values/lead-edit';
import { refusalOf, stateAfter } from '../../testing/past';
import { conversationAggregate } from '../aggregate/conversation.stream';
import { editLead } from './lead-edit.decisions';
import { leadViewOf } from './lead-view';

const common = { slug: 'leeds-heating', sessionId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01' };
const now = Date.parse('2026-03-02T12:00:00.000Z');
const begun: ConversationEvent[] = [
  { type: 'ConversationStarted', data: { ...common, origin: 'https://leeds.example', channel: 'widget' } },
  { type: 'VisitorMessageReceived', data: { ...common, messageId: 'm1', text: 'My boiler is broken' } },
  { type: 'NeedsRecognised', data: { ...common, messageId: 'm1', needs: ['repair'], withdrawn: [] } },
  { type: 'LeadDetailsGiven', data: { ...common, source: 'chat', facts: { postcode: 'LS17 8AB' } } },
];
const stateOf = (past: readonly ConversationEvent[]) => stateAfter(conversationAggregate, past);
const edited = (past: readonly ConversationEvent[], field: LeadEdit['field'], value: string, slug = common.slug) =>
  editLead(stateOf(past), { ...common, slug, edits: [{ field, value }], now, coverageAndOffer: anyCoverageAndOffer });
const typesOf = (events: readonly ConversationEvent[]) => events.map(({ type }) => type);

it('puts several details right at once: one event of each kind, graded once', () => {
  const edits = [
    { field: 'phone', value: '07700 900142' },
    { field: 'access', value: 'Side gate' },
    { field: 'boiler_model', value: 'Duo-tec' },
    { field: 'postcode', value: 'LS17 8AB' },
  ] as const;
  const events = editLead(stateOf(begun), { ...common, edits, now, coverageAndOffer: anyCoverageAndOffer });
  expect(events).toMatchObject([
    { type: 'LeadDetailsGiven', data: { source: 'installer', facts: { phone: '+447700900142' } } },
    { type: 'LeadCaptured' },
    { type: 'JobDetailsGiven', data: { source: 'installer', facts: { access: 'Side gate', boiler_model: 'Duo-tec' } } },
    { type: 'LeadGraded', data: { grade: 'A' } },
  ]);
  expect(events[0]?.data).not.toHaveProperty('facts.postcode');
});

describe('a detail put right by the installer', () => {
  it('is learned as the installer’s word, makes the visitor a lead, and grades it in the same breath', () => {
    const events = edited(begun, 'phone', '07700 900142');
    expect(events).toMatchObject([
      { type: 'LeadDetailsGiven', data: { source: 'installer', facts: { phone: '+447700900142' } } },
      { type: 'LeadCaptured' },
      { type: 'LeadGraded', data: { grade: 'A', facts: { reachable: true, located: true, ready: true } } },
    ]);
  });

  it('of the job sheet counts for the points of the sheet', () => {
    const graded = [...begun, ...edited(begun, 'phone', '07700 900142')];
    const events = edited(graded, 'access', 'Side gate, no steps');
    expect(typesOf(events)).toEqual(['JobDetailsGiven', 'LeadGraded']);
    expect(events[0]).toMatchObject({ data: { source: 'installer', facts: { access: 'Side gate, no steps' } } });
  });

  it('changes nothing where it stands there already, nor where nothing is taken back', () => {
    const told = [...begun, ...edited(begun, 'phone', '07700 900142')];
    expect(edited(told, 'phone', '+44 7700 900142')).toEqual([]);
    expect(edited(told, 'email', '')).toEqual([]);
    expect(edited(told, 'budget', '')).toEqual([]);
  });

  it('can be taken back, and the grade with it', () => {
    const told = [...begun, ...edited(begun, 'phone', '07700 900142')];
    const events = edited(told, 'phone', '');
    expect(events).toMatchObject([
      { type: 'LeadDetailsGiven', data: { facts: { phone: '' } } },
      { type: 'LeadGraded', data: { grade: 'C', previous: 'A' } },
    ]);
    const state = stateOf([...told, ...events]);
    expect(state.status === 'open' && leadViewOf(state, anyCoverageAndOffer, 'firm').lead).toEqual({
      postcode: 'LS17 8AB',
    });
  });

  it('that is a time stands with the day it comes to, and takes the days before with it', () => {
    const [event] = edited(begun, 'preferred_time', 'tomorrow after 1');
    expect(event).toMatchObject({
      data: { facts: { preferred_time: 'tomorrow after 1', preferred_from: '2026-03-03T13:00:00+00:00' } },
    });
    const told: ConversationEvent[] = [...begun, ...(event ? [event] : [])];
    expect(edited(told, 'preferred_time', 'whenever suits')[0]).toMatchObject({
      data: { facts: { preferred_time: 'whenever suits', preferred_from: '' } },
    });
  });

  it('is refused where the number can’t be rung, and of a conversation that isn’t the installer’s', () => {
    expect(refusalOf(() => edited(begun, 'phone', '0800 11 1'))).toEqual([
      'Please enter a valid phone number',
      'invalid',
    ]);
    const none = ['No such conversation', 'not-found'];
    expect(refusalOf(() => edited(begun, 'access', 'Gate', 'york-heating'))).toEqual(none);
    expect(refusalOf(() => edited([], 'access', 'Gate'))).toEqual(none);
  });
});

describe('a lead as dashboards get it', () => {
  it('tells why it was graded so, in the words of when it was', () => {
    const state = stateOf([...begun, ...edited(begun, 'phone', '07700 900142')]);
    const view = state.status === 'open' ? leadViewOf(state, anyCoverageAndOffer, 'firm') : null;
    expect(view?.grading).toMatchObject({
      grade: 'A',
      ruleVersion: 1,
      gradedAt: '2026-03-02T09:00:06.000Z',
      facts: {
        reachable: { holds: true, why: 'gave a phone number' },
        located: { holds: true, why: 'LS17 8AB' },
        ready: { holds: true, why: 'broken now' },
      },
    });
    expect(view?.jobSheet).toMatchObject({ jobType: 'repair-or-service', filled: 2, required: 11 });
  });

  it('says that a grade goes by the firm’s area of then, where that has changed since', () => {
    const state = stateOf([...begun, ...edited(begun, 'phone', '07700 900142')]);
    const york = coverageAndOfferOf(trainingSchema.parse({ businessInfo: { coverageArea: 'YO1 to YO32' } }));
    const view = state.status === 'open' ? leadViewOf(state, york, 'firm') : null;
    expect(view?.grading?.facts.located).toEqual({
      holds: true,
      why: 'by your area and services as they were then',
    });
  });

  it('is ungraded before anything was said', () => {
    const state = stateOf(begun.slice(0, 1));
    expect(state.status === 'open' && leadViewOf(state, anyCoverageAndOffer, 'firm')).toMatchObject({
      lead: {},
      grading: null,
    });
  });
});

it.each([
  ['email', 'jo@', 'Please enter a valid email address'],
  ['phone', 'twelve', 'Please enter a valid phone number'],
  ['postcode', 'LS17', 'Please provide a valid postcode'],
  ['bedrooms', 'some', 'Please enter a number'],
  ['fuel', 'coal dust', 'Please choose one of the list'],
  ['access', 'x'.repeat(301), 'At most 300 characters'],
])('%s is held to its own shape', (field, value, message) => {
  expect(leadEditSchema.safeParse({ field, value }).error?.issues[0]?.message).toBe(message);
});

it('keeps what an edit says as it is stored', () => {
  expect(leadEditSchema.parse({ field: 'postcode', value: ' ls178ab ' }).value).toBe('LS17 8AB');
  expect(leadEditSchema.parse({ field: 'email', value: 'Jo@Example.com' }).value).toBe('jo@example.com');
  expect(leadEditSchema.parse({ field: 'postcode', value: ' ' }).value).toBe('');
  expect(leadEditSchema.parse({ field: 'access', value: 'Side gate\r\n\tno steps ' }).value).toBe('Side gate no steps');
});
