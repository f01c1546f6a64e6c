import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { anyCoverageAndOffer } from '@pilotlight/assistant/grading/coverage-and-offer';
import type { UnderstoodTurn } from '@pilotlight/assistant/turn';
import { stateAfter } from '../../testing/past';
import { receiveMessage } from '../messages/message.decisions';
import { submitLead } from '../leads/lead-form.decisions';
import { conversationAggregate } from './conversation.stream';
import { type NamedFiles, tagPhoto } from '../photos/photo.decisions';

const slug = 'leeds-heating';
const sessionId = '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01';
const visit = { slug, sessionId, origin: 'https://leeds.example' };
const now = Date.parse('2026-03-02T12:00:00.000Z');
const grader = { now, coverageAndOffer: anyCoverageAndOffer };
const common = { slug, sessionId };
const plain: UnderstoodTurn = {
  saysNothing: true,
  verdict: { kind: 'clear' },
  intent: null,
  subIntent: null,
  facts: {},
  jobFacts: {},
  needs: new Set(),
  withdrawn: new Set(),
};
const ungraded = (events: readonly ConversationEvent[]): ConversationEvent[] =>
  events.filter(({ type }) => type !== 'LeadGraded');
const given = (...past: ConversationEvent[]) => stateAfter(conversationAggregate, past);
const heard = (
  past: readonly ConversationEvent[],
  messageId: string,
  understood: Partial<UnderstoodTurn>,
  ready: NamedFiles['ready'] = [],
) => {
  const files = { ids: ready.map(({ photoId }) => photoId), ready };
  const message = {
    ...visit,
    messageId,
    text: 'Hello',
    files,
    now,
    suspended: false,
    coverageAndOffer: anyCoverageAndOffer,
  };
  return receiveMessage(given(...past), message, () => ({ ...plain, ...understood }));
};

const gradesIn = (events: readonly ConversationEvent[]) =>
  events.flatMap((event) => (event.type === 'LeadGraded' ? [event.data] : []));
it('is decided with the message that makes it, and told with the one before', () => {
  const asked = heard([], 'message-1', { intent: 'quote', subIntent: 'price', needs: new Set(['quote']) });
  expect(gradesIn(asked)).toMatchObject([{ grade: 'C', previous: null, facts: { reachable: false } }]);
  const told = heard(asked, 'message-2', {
    intent: 'service',
    needs: new Set(['repair']),
    facts: { phone: '+447700900142', postcode: 'LS17 8AB' },
  });
  expect(gradesIn(told)).toMatchObject([
    { grade: 'A', previous: 'C', facts: { reachable: true, located: true, ready: true } },
  ]);
});

describe("a lead's grade", () => {
  it('stays unsaid where nothing changes it, and where nothing was said yet', () => {
    expect(gradesIn(heard([], 'message-1', {}))).toEqual([]);
    const asked = heard([], 'message-1', { intent: 'quote', needs: new Set(['quote']) });
    expect(gradesIn(heard(asked, 'message-2', {}))).toEqual([]);
  });

  it('falls again when what made it is taken back', () => {
    const told = heard([], 'message-1', {
      intent: 'service',
      needs: new Set(['repair']),
      facts: { phone: '+447700900142', postcode: 'LS17 8AB' },
    });
    const back = heard(told, 'message-2', { facts: { phone: '' } });
    expect(gradesIn(back)).toMatchObject([{ previous: 'A', facts: { reachable: false } }]);
  });

  it('counts the photos that come with the message, and a photo put in its slot later', () => {
    const told = heard([], 'message-1', { intent: 'quote', needs: new Set(['quote']) });
    const photo = {
      photoId: 'a0c7c553-3d2e-4bd4-9f0b-7b8d1b1e2a01',
      slot: null,
      width: 640,
      height: 480,
      bytes: 9_000,
    };
    const sent = heard(told, 'message-2', { intent: 'quote' }, [{ ...photo, slot: 'gas-meter' }]);
    const later = given(...told, ...heard(told, 'message-2', { intent: 'quote' }, [photo]));
    const tagged = tagPhoto(
      later,
      { slug, photoId: photo.photoId, slot: 'gas-meter', isWaiting: false, isFirms: false },
      grader,
    );
    const before = gradesIn(told)[0]?.points.sheet ?? 0;
    expect(gradesIn(sent)[0]?.points.sheet).toBeGreaterThan(before);
    expect(gradesIn(tagged)[0]?.points).toEqual(gradesIn(sent)[0]?.points);
  });

  it('follows the form as it follows words', () => {
    const form = submitLead(given(), visit, { phone: '+447700900142', postcode: 'LS17 8AB' }, grader);
    expect(gradesIn(form)).toMatchObject([{ grade: 'B', facts: { reachable: true, located: true, ready: false } }]);
  });
});

it('keeps what a message wants of the firm, once, until it is taken back', () => {
  const first = heard([], 'message-1', { needs: new Set(['callback', 'quote']) });
  expect(first).toContainEqual({
    type: 'NeedsRecognised',
    data: { ...common, messageId: 'message-1', needs: ['callback', 'quote'], withdrawn: [] },
  });
  const again = heard(first, 'message-2', { needs: new Set(['callback']) });
  expect(ungraded(again).map(({ type }) => type)).toEqual(['VisitorMessageReceived']);
  const back = heard(first, 'message-3', { withdrawn: new Set(['callback', 'visit']) });
  expect(back).toContainEqual({
    type: 'NeedsRecognised',
    data: { ...common, messageId: 'message-3', needs: [], withdrawn: ['callback'] },
  });
});
