import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { SheetField } from '@pilotlight/contracts/values/job-sheet';
import { anyCoverageAndOffer } from '@pilotlight/assistant/grading/coverage-and-offer';
import { refusalOf, stateAfter } from '../../testing/past';
import { conversationAggregate } from '../aggregate/conversation.stream';
import { addLeadNote, requestJobDetail, setLeadStage } from './lead-work.decisions';
import { leadViewOf } from './lead-view';

const common = { slug: 'leeds-heating', sessionId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01' };
const begun: ConversationEvent[] = [
  { type: 'ConversationStarted', data: { ...common, origin: 'https://leeds.example', channel: 'widget' } },
  { type: 'VisitorMessageReceived', data: { ...common, messageId: 'm1', text: 'My boiler is broken' } },
];
const gives = (facts: Record<string, string>): ConversationEvent => ({
  type: 'LeadDetailsGiven',
  data: { ...common, source: 'chat', facts },
});
const tellsOfJob = (facts: Record<string, string>): ConversationEvent => ({
  type: 'JobDetailsGiven',
  data: { ...common, source: 'chat', facts },
});
const asks = (asksFor: 'name' | 'contact' | 'postcode' | null): ConversationEvent => ({
  type: 'AssistantReplied',
  data: {
    ...common,
    replyId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a02',
    inReplyTo: 'm1',
    text: 'What’s the postcode of the property?',
    quickReplies: [],
    card: null,
    asksFor,
    engine: 'scripted',
  },
});
const photo = '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a03';
const sends: ConversationEvent = {
  type: 'PhotosReceived',
  data: { ...common, messageId: 'm1', photos: [{ photoId: photo, slot: null, width: 9, height: 9, bytes: 9 }] },
};
const isMeter: ConversationEvent = { type: 'PhotoTagged', data: { ...common, photoId: photo, slot: 'gas-meter' } };
const takenOver: ConversationEvent = { type: 'ConversationTakenOver', data: common };
const danger: ConversationEvent = {
  type: 'SafetyHazardDetected',
  data: {
    ...common,
    messageId: 'm1',
    hazard: 'gas',
    rule: 'gas-escape',
    ruleVersion: 1,
    source: 'visitor',
    from: 0,
    to: 3,
  },
};

const stateOf = (past: readonly ConversationEvent[]) => stateAfter(conversationAggregate, past);
const open = (past: readonly ConversationEvent[]) => {
  const state = stateOf(past);
  if (state.status !== 'open') throw new Error('not open');
  return state;
};
const seen = (past: readonly ConversationEvent[], by: 'firm' | 'admin' = 'firm') =>
  leadViewOf(open(past), anyCoverageAndOffer, by);
const requested = (
  past: readonly ConversationEvent[],
  field: SheetField,
  more: { slug?: string; suspended?: boolean } = {},
) => requestJobDetail(stateOf(past), { ...common, field, suspended: false, ...more });
const wants = (...fields: SheetField[]): ConversationEvent[] =>
  fields.map((field) => ({ type: 'JobDetailRequested', data: { ...common, field } }));

describe('a detail that the installer wants asked for', () => {
  it('waits for the assistant to ask it, and on the sheet for its answer', () => {
    const past = [...begun, ...requested(begun, 'access'), ...requested(begun, 'postcode')];
    expect(past.slice(2)).toEqual(wants('access', 'postcode'));
    expect(open(past).requested).toEqual(['access', 'postcode']);
    expect(seen(past).requested).toEqual(['access', 'postcode']);
  });

  it('is asked once, and waited for until it is given', () => {
    const asked = [...begun, ...wants('access', 'postcode'), asks('postcode')];
    expect(open(asked).requested).toEqual(['access']);
    expect(seen(asked).requested).toEqual(['access', 'postcode']);
    expect(seen([...asked, gives({ postcode: 'LS17 8AB' })]).requested).toEqual(['access']);
  });

  it('is asked in one question with what belongs to it', () => {
    expect(open([...begun, ...wants('phone', 'first_name'), asks('contact')]).requested).toEqual(['first_name']);
    expect(open([...begun, ...wants('phone', 'first_name'), asks('name')]).requested).toEqual(['phone']);
    expect(open([...begun, ...wants('phone'), asks(null)]).requested).toEqual(['phone']);
  });

  it('is asked no more once it was given, whoever gave it', () => {
    const past = [...begun, ...wants('access', 'postcode'), tellsOfJob({ access: 'Side gate' })];
    expect(open(past).requested).toEqual(['postcode']);
    expect(open([...past, gives({ postcode: '' })]).requested).toEqual(['postcode']);
  });

  it('is answered by the photo that shows it', () => {
    const past = [...begun, ...wants('gas_meter_position'), sends];
    expect(seen(past).requested).toEqual(['gas_meter_position']);
    expect(seen([...past, isMeter]).requested).toEqual([]);
  });

  it('said again is one request, until it was answered and taken back', () => {
    const past = [...begun, ...wants('postcode')];
    expect(requested(past, 'postcode')).toEqual([]);
    expect(requested([...past, asks('postcode')], 'postcode')).toEqual([]);
    const withdrawn = [...past, gives({ postcode: 'LS17 8AB' }), gives({ postcode: '' })];
    expect(requested(withdrawn, 'postcode')).toEqual(wants('postcode'));
  });

  it.each<[string, ConversationEvent[], SheetField, Parameters<typeof requested>[2], string, string]>([
    [
      'is there already',
      [gives({ postcode: 'LS17 8AB' })],
      'postcode',
      {},
      'conflict',
      'The job sheet has this already, or has no need of it',
    ],
    [
      'the job has no need of',
      [],
      'outdoor_space',
      {},
      'conflict',
      'The job sheet has this already, or has no need of it',
    ],
    [
      'a person can ask themselves',
      [takenOver],
      'access',
      {},
      'conflict',
      'You answer this visitor now. Please ask them yourself, or hand back first.',
    ],
    [
      'nobody asks for in danger',
      [danger],
      'access',
      {},
      'conflict',
      'There is danger here, so the assistant asks for no details. Please ring the visitor.',
    ],
    [
      'a silent chat can’t ask for',
      [],
      'access',
      { suspended: true },
      'forbidden',
      'Your chat is suspended, so visitors can’t be asked',
    ],
    ['another installer wants', [], 'access', { slug: 'york-heating' }, 'not-found', 'No such conversation'],
  ])('that %s is refused', (_, more, field, how, code, message) =>
    expect(refusalOf(() => requested([...begun, ...more], field, how))).toEqual([message, code]),
  );
});

const set = (past: readonly ConversationEvent[], stage: 'new' | 'quoted' | 'won', slug = common.slug) =>
  setLeadStage(stateOf(past), { ...common, slug, stage, reason: null });

describe('the stage of a lead', () => {
  it('begins as new, goes where the installer puts it and remembers where it came from', () => {
    expect(seen(begun).stage).toBe('new');
    const quoted = [...begun, ...set(begun, 'quoted')];
    expect([...quoted, ...set(quoted, 'won')].slice(2)).toEqual([
      { type: 'LeadStageSet', data: { ...common, stage: 'quoted', previous: 'new' } },
      { type: 'LeadStageSet', data: { ...common, stage: 'won', previous: 'quoted' } },
    ]);
    expect(seen(quoted).stage).toBe('quoted');
    expect(set(quoted, 'quoted')).toEqual([]);
  });

  it('is worth what the installer says once it is won, until that is taken back or it is won no more', () => {
    const won = (past: readonly ConversationEvent[], valuePence?: number | null) =>
      setLeadStage(stateOf(past), { ...common, stage: 'won', reason: null, valuePence });
    const told = [...begun, ...won(begun, 264_000)];
    expect(told.at(-1)).toEqual({
      type: 'LeadStageSet',
      data: { ...common, stage: 'won', previous: 'new', valuePence: 264_000 },
    });
    expect(seen(told).valuePence).toBe(264_000);
    expect([won(told), won(told, 264_000)]).toEqual([[], []]);
    expect(seen([...told, ...won(told, 250_000)]).valuePence).toBe(250_000);
    expect(seen([...told, ...won(told, null)]).valuePence).toBeNull();
    expect(seen([...told, ...set(told, 'quoted')]).valuePence).toBeNull();
    const quoted = { ...common, stage: 'quoted', reason: null, valuePence: 1 } as const;
    expect(refusalOf(() => setLeadStage(stateOf(begun), quoted))).toContain('Only a won lead has a value');
  });

  it('is lost for a reason, which can be given after it and goes when it is won back', () => {
    const lost = (past: readonly ConversationEvent[], reason: 'price' | null) =>
      setLeadStage(stateOf(past), { ...common, stage: 'lost', reason });
    const gone = [...begun, ...lost(begun, null)];
    const told = [...gone, ...lost(gone, 'price')];
    expect(told.at(-1)).toEqual({
      type: 'LeadStageSet',
      data: { ...common, stage: 'lost', previous: 'lost', reason: 'price' },
    });
    expect([seen(gone).lostReason, seen(told).lostReason]).toEqual([null, 'price']);
    expect(lost(told, 'price')).toEqual([]);
    expect(seen([...told, ...set(told, 'won')]).lostReason).toBeNull();
    const won = { ...common, stage: 'won', reason: 'price' } as const;
    expect(refusalOf(() => setLeadStage(stateOf(begun), won))).toContain(
      'Only a lost lead has a reason for being lost',
    );
  });

  it('is nobody’s but its own installer’s', () => {
    expect(refusalOf(() => set(begun, 'won', 'york-heating'))).toContain('not-found');
    expect(refusalOf(() => setLeadStage({ status: 'unstarted' }, { ...common, stage: 'won', reason: null }))).toContain(
      'not-found',
    );
    const erased = { status: 'erased', slug: common.slug } as const;
    expect(refusalOf(() => setLeadStage(erased, { ...common, stage: 'won', reason: null }))).toContain('not-found');
  });
});

describe('a note on a lead', () => {
  const noteId = '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a04';
  const note = { noteId, text: 'Fitted next door’s in March', author: 'Dawn' };
  const add = (past: readonly ConversationEvent[], more: Partial<typeof note & { slug: string }> = {}) =>
    addLeadNote(stateOf(past), { ...common, ...note, ...more });

  it('stands under the name of who wrote it, for the firm and nobody else', () => {
    const noted = [...begun, ...add(begun)];
    expect(noted.slice(2)).toEqual([{ type: 'LeadNoteAdded', data: { ...common, ...note } }]);
    expect(seen(noted).notes).toMatchObject([{ id: noteId, text: note.text, author: note.author }]);
    expect(seen(noted, 'admin').notes).toBeNull();
  });

  it('sent again under its id is one note; other words under that id are refused', () => {
    const noted = [...begun, ...add(begun)];
    expect(add(noted)).toEqual([]);
    expect(refusalOf(() => add(noted, { text: 'Something else' }))).toContain('conflict');
    expect(refusalOf(() => add(noted, { slug: 'york-heating' }))).toContain('not-found');
  });

  it('is refused where there are two hundred', () => {
    const many = Array.from({ length: 200 }, (_, number): ConversationEvent => ({
      type: 'LeadNoteAdded',
      data: { ...common, ...note, noteId: `3a0c7c55-3d2e-4bd4-9f0b-${String(number).padStart(12, '0')}` },
    }));
    expect(refusalOf(() => add([...begun, ...many]))).toContain('too-many');
  });
});
