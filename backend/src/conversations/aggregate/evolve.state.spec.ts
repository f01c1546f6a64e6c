import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { safetyCard } from '@pilotlight/assistant/interlock/safety-card';
import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import type { SafetyCard } from '@pilotlight/contracts/values/safety';
import { stateAfter } from '../../testing/past';
import type { ConversationState } from './conversation.state';
import { conversationAggregate } from './conversation.stream';
import { contextOf } from '../messages/understand-message';
import { linesOf } from '../messages/widget-lines';

const common = { slug: 'leeds-heating', sessionId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01' };
const started: ConversationEvent = {
  type: 'ConversationStarted',
  data: { ...common, origin: 'https://leeds.example', channel: 'widget' },
};
const said = (messageId: string, text: string): ConversationEvent => ({
  type: 'VisitorMessageReceived',
  data: { ...common, messageId, text },
});
const found = { rule: 'gas-escape', ruleVersion: 1 };
const hazard = (
  messageId: string,
  source: 'visitor' | 'assistant',
  kind: 'gas' | 'fire' = 'gas',
  rule = found.rule,
): ConversationEvent => ({
  type: 'SafetyHazardDetected',
  data: { ...common, ...found, rule, messageId, hazard: kind, source, from: 0, to: 3 },
});
const likened = (messageId: string) => hazard(messageId, 'visitor', 'fire', 'told-like-danger');
const denied = (messageId: string): ConversationEvent => ({
  type: 'EmergencyStoodDown',
  data: { ...common, messageId, hazard: 'fire', basis: 'denied', ruleVersion: 1 },
});
const asked = (messageId: string): ConversationEvent => ({
  type: 'SafetyClarificationAsked',
  data: { ...common, ...found, messageId, hazard: 'gas' },
});
const replied = (inReplyTo: string, more: { text?: string; card?: SafetyCard } = {}): ConversationEvent => ({
  type: 'AssistantReplied',
  data: {
    ...common,
    replyId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a02',
    inReplyTo,
    text: 'What is your name?',
    quickReplies: ['Skip'],
    card: null,
    asksFor: 'name',
    engine: 'scripted',
    ...more,
  },
});
const given = (...past: ConversationEvent[]) => stateAfter(conversationAggregate, past);

const contextAfter = (state: ConversationState) => contextOf(state, Date.UTC(2026, 2, 2, 10));

it('stays in emergency mode, with the hazard that began it', () => {
  const state = given(
    started,
    said('m1', 'gas'),
    hazard('m1', 'visitor'),
    said('m2', 'hi'),
    said('m3', 'fire'),
    hazard('m3', 'visitor', 'fire'),
  );
  expect(state).toMatchObject({
    emergency: 'gas',
    turns: [
      { safety: { kind: 'hazard', hazard: 'gas' } },
      { safety: { kind: 'clear' } },
      { safety: { hazard: 'fire' } },
    ],
  });
  expect(contextAfter(state).emergency).toBe(true);
});

describe('a card that was shown for a likeness alone', () => {
  const past = [started, said('m1', 'it went black'), likened('m1')];

  it('is taken back by a denial: the mode is over, the flag stays, and what was said is settled', () => {
    const stoodDown = given(...past, said('m2', 'no'), denied('m2'));
    expect(contextAfter(given(...past))).toMatchObject({ emergency: true, deniable: 'fire' });
    expect(stoodDown).toMatchObject({ emergency: 'fire', turns: [{ standsDown: false }, { standsDown: true }] });
    expect(contextAfter(stoodDown)).toMatchObject({
      emergency: false,
      deniable: null,
      clarifications: [{ hazard: 'fire', pending: false }],
      earlier: [],
    });
    expect([linesOf(given(...past)).emergency, linesOf(stoodDown).emergency]).toEqual([true, false]);
  });

  it('comes again with another likeness, and for good with a rule’s hit', () => {
    const since = [...past, said('m2', 'no'), denied('m2'), said('m3', 'a spark')];
    expect(contextAfter(given(...since, likened('m3')))).toMatchObject({ emergency: true, deniable: 'fire' });
    const certain = given(...since, hazard('m3', 'visitor', 'fire'), said('m4', 'no'), denied('m4'));
    expect(contextAfter(certain)).toMatchObject({ emergency: true, deniable: null });
  });
});

it("is no emergency by the assistant's own words", () => {
  expect(given(started, said('m1', 'hi'), hazard('m1', 'assistant'))).toMatchObject({ emergency: null });
});

it('knows a clarifying question as pending until it is answered, or three messages were about something else', () => {
  const doubted = [started, said('m1', 'no gas'), asked('m1')];
  const pending = (...since: string[]) =>
    contextAfter(given(...doubted, ...since.map((text, index) => said(`later-${index}`, text)))).clarifications;
  const other = 'How much is a new boiler?';
  const open = { hazard: 'gas', pending: true };
  expect(pending()).toEqual([{ ...open, passedOver: false }]);
  expect(pending(other, other, other)).toEqual([{ ...open, passedOver: true }]);
  expect(pending(other, 'Ada')).toEqual([{ ...open, passedOver: true }]);
  for (const since of [[other, other, other, other], ['no'], [other, 'yes']])
    expect(pending(...since)).toMatchObject([{ pending: false }]);
});

it('knows what was said last', () => {
  expect(contextAfter(given(started, said('m1', 'what is that smell'))).earlier).toEqual(['what is that smell']);
});

it('remembers what was asked last', () => {
  expect(contextAfter(given(started, said('m1', 'hi'), replied('m1'))).asked).toBe('name');
});

it('shows its visitor each message with its answer, in order', () => {
  const state = given(started, said('m1', 'hi'), said('m2', 'hello?'), replied('m1'));
  expect(linesOf(state)).toEqual({
    emergency: false,
    person: null,
    lead: {},
    lines: [
      { id: 'm1', role: 'user', text: 'hi', quickReplies: [], card: null, at: '2026-03-02T09:00:01.000Z' },
      {
        id: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a02',
        role: 'assistant',
        text: 'What is your name?',
        quickReplies: ['Skip'],
        card: null,
        at: '2026-03-02T09:00:03.000Z',
      },
      { id: 'm2', role: 'user', text: 'hello?', quickReplies: [], card: null, at: '2026-03-02T09:00:02.000Z' },
    ],
  });
});

/** Where the reply may be cut: as it comes, and on reload. */
const cutsOf = (...told: Parameters<typeof replied>) => {
  const state = given(started, said('m1', 'how long?'), replied(...told));
  const live = state.status === 'open' ? state.turns[0]?.reply : undefined;
  return [live?.cutAt, linesOf(state).lines[1]?.cutAt];
};

it('says where a long reply may be cut in two, live and on reload, but not beside a card', () => {
  const first =
    'We fit it in a day. The flue moves a little, and we flush the system and show you how all of it works.';
  const text = `${first}\n\nA swap starts at £2,250, at a fixed price after a quick survey that is free. Whereabouts are you, and is yours a combi now?`;
  expect(cutsOf('m1', { text })).toEqual([first.length, first.length]);
  expect(cutsOf('m1', { text, card: safetyCard('gas', { postcode: null }) })).toEqual([undefined, undefined]);
  expect(cutsOf('m1')).toEqual([undefined, undefined]);
});

it('shows a person’s words where they were said, and whether one was asked for or is here', () => {
  const asked: ConversationEvent = { type: 'PersonRequested', data: { ...common, messageId: 'm1', reason: 'asked' } };
  const here: ConversationEvent[] = [
    { type: 'ConversationTakenOver', data: common },
    {
      type: 'InstallerReplied',
      data: {
        ...common,
        replyId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a03',
        text: 'Hi',
        firmPerson: 'Dawn, Leeds Heating',
      },
    },
  ];
  const past = [started, said('m1', 'hello'), replied('m1'), asked];
  expect(linesOf(given(...past)).person).toBe('asked');
  const { lines, person } = linesOf(given(...past, ...here, said('m2', 'thanks')));
  expect(person).toBe('here');
  expect(lines.map(({ role, text, name }) => [role, text, name])).toEqual([
    ['user', 'hello', undefined],
    ['assistant', 'What is your name?', undefined],
    ['note', 'The team joined', undefined],
    ['person', 'Hi', 'Dawn, Leeds Heating'],
    ['user', 'thanks', undefined],
  ]);
});

const linesAfter = (...past: ConversationEvent[]) => linesOf(given(started, said('m1', 'hello'), ...past)).lines;

describe('who joins and leaves', () => {
  const joins = (firmPerson: string): ConversationEvent => ({
    type: 'ConversationTakenOver',
    data: { ...common, firmPerson },
  });
  const leaves = (cause: 'installer' | 'silence'): ConversationEvent => ({
    type: 'ConversationHandedBack',
    data: { ...common, cause },
  });
  const says: ConversationEvent = {
    type: 'InstallerReplied',
    data: { ...common, replyId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a03', text: 'Hi', firmPerson: 'Dawn Sykes, Firm' },
  };
  it('is told in its place, and by whom', () => {
    const lines = linesAfter(
      joins('Dawn Sykes, Firm'),
      says,
      said('m2', 'hm'),
      leaves('silence'),
      said('m3', 'hello?'),
    );
    expect(lines.slice(1).map(({ text }) => text)).toEqual(['Dawn joined', 'Hi', 'hm', 'Dawn has left', 'hello?']);
  });

  it('is told each time, under an id of its own', () => {
    const lines = linesAfter(joins('Dawn Sykes, Firm'), leaves('installer'), joins('Firm'), leaves('installer'));
    expect(lines.slice(1).map(({ role, text }) => [role, text])).toEqual([
      ['note', 'Dawn joined'],
      ['note', 'Dawn has left'],
      ['note', 'Firm joined'],
      ['note', 'Firm has left'],
    ]);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });
});

it('has nothing to show before it began', () => {
  expect(linesOf(given())).toEqual({ lines: [], emergency: false, person: null, lead: {} });
  expect(contextAfter(given(said('m1', 'out of nowhere')))).toEqual({
    emergency: false,
    danger: null,
    householdFlagged: false,
    deniable: null,
    intent: null,
    calmIntent: null,
    needs: new Set(),
    asked: null,
    facts: {},
    jobFacts: {},
    at: '2026-03-02T10:00:00.000Z',
    clarifications: [],
    saidBefore: [],
    earlier: [],
  });
});

const job = (facts: JobFacts): ConversationEvent => ({
  type: 'JobDetailsGiven',
  data: { ...common, source: 'chat', facts },
});

it('keeps what is known of the job and the grade it stands at', () => {
  const graded = (grade: 'A' | 'B', previous: 'B' | null): ConversationEvent => ({
    type: 'LeadGraded',
    data: { ...common, ...standing, grade, previous },
  });
  const standing = {
    ruleVersion: 1,
    facts: { reachable: true, located: true, ready: true },
    points: { contact: 20, need: 16, timing: 15, fit: 11, sheet: 8 },
    factors: ['phone', 'broken'],
  };
  expect(given(started)).toMatchObject({ jobFacts: {}, grading: null });
  expect(
    given(
      started,
      job({ boiler_age: '14' }),
      graded('B', null),
      job({ boiler_age: '15', access: 'drive' }),
      graded('A', 'B'),
    ),
  ).toMatchObject({ jobFacts: { boiler_age: '15', access: 'drive' }, grading: { ...standing, grade: 'A' } });
});

const lead = (phone: string): ConversationEvent => ({
  type: 'LeadDetailsGiven',
  data: { ...common, source: 'chat', facts: { phone } },
});

it('remembers all that was asked, and what the message before told and put right', () => {
  const past = [started, said('m1', 'no heat'), replied('m1'), said('m2', '...'), lead('+447700900142')];
  expect(given(...past)).toMatchObject({ asked: 'name', askedSoFar: ['name'] });
  const after = given(...past, said('m3', 'sorry'), lead('+447700900143'), job({ access: 'drive' }), replied('m3'));
  expect(after).toMatchObject({
    askedSoFar: ['name', 'name'],
    turns: [
      { given: { facts: {} } },
      { given: { facts: { phone: '+447700900142' }, corrected: [] } },
      { given: { facts: { phone: '+447700900143', access: 'drive' }, corrected: ['phone'] } },
    ],
  });
});
