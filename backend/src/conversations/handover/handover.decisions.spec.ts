import { anyCoverageAndOffer } from '@pilotlight/assistant/grading/coverage-and-offer';
import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { safetyCard } from '@pilotlight/assistant/interlock/safety-card';
import { understandTurn } from '@pilotlight/assistant/turn';
import { refusalOf, stateAfter } from '../../testing/past';
import { receiveMessage } from '../messages/message.decisions';
import { recordReply } from '../replies/reply.decisions';
import { conversationAggregate } from '../aggregate/conversation.stream';
import { handBack, replyAsInstaller, takeOver } from './handover.decisions';
import type { NamedFiles } from '../photos/photo.decisions';
import { contextOf } from '../messages/understand-message';

const slug = 'leeds-heating';
const common = { slug, sessionId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a01' };
const noon = '2026-03-02T12:00:00.000Z';
const own = { ...common, suspended: false };
const reply = {
  ...own,
  replyId: '3a0c7c55-3d2e-4bd4-9f0b-7b8d1b1e2a09',
  text: 'Hi Priya, yes we do.',
  firmPerson: 'Dawn, Leeds Heating',
};
const started: ConversationEvent = {
  type: 'ConversationStarted',
  data: { ...common, origin: 'https://leeds.example', channel: 'widget' },
};
const said = (messageId: string, text = 'Hello'): ConversationEvent => ({
  type: 'VisitorMessageReceived',
  data: { ...common, messageId, text },
});
const takenOver: ConversationEvent = {
  type: 'ConversationTakenOver',
  data: { ...common, firmPerson: 'Dawn, Leeds Heating' },
};
const handedBack = (cause: 'installer' | 'silence'): ConversationEvent => ({
  type: 'ConversationHandedBack',
  data: { ...common, cause },
});
const { suspended: _, ...words } = reply;
const replied: ConversationEvent = { type: 'InstallerReplied', data: words };
const requested = (messageId: string, reason: 'asked' | 'stuck'): ConversationEvent => ({
  type: 'PersonRequested',
  data: { ...common, messageId, reason },
});
const erased = { type: 'SubjectErased', data: { ...common, cause: 'request' } } as const;
const given = (...past: (ConversationEvent | typeof erased)[]) => stateAfter(conversationAggregate, past, noon);
/** The visitor's next message, so many minutes after noon. */
const receive = (past: ConversationEvent[], text: string, minutes = 1, files?: NamedFiles) => {
  const now = Date.parse(noon) + minutes * 60_000;
  const message = {
    ...common,
    origin: 'https://leeds.example',
    messageId: 'next',
    text,
    now,
    suspended: false,
    coverageAndOffer: anyCoverageAndOffer,
    ...(files && { files }),
  };
  return receiveMessage(given(...past), message, (state, heard) => understandTurn(contextOf(state, now), heard)).filter(
    ({ type }) => /^(VisitorM|Person|ConversationH|Safety)/.test(type),
  );
};
const answer = { replyId: reply.replyId, text: 'Sure', quickReplies: [], asksFor: null, engine: 'scripted' } as const;

describe('an installer', () => {
  it('takes a conversation over once', () => {
    expect(takeOver(given(started), reply)).toEqual([takenOver]);
    expect(takeOver(given(started, takenOver), reply)).toEqual([]);
  });

  it('takes over by writing, and then writes on', () => {
    expect(replyAsInstaller(given(started), reply)).toEqual([takenOver, replied]);
    expect(replyAsInstaller(given(started, takenOver), reply)).toEqual([replied]);
  });

  it('who sends the same again has written once, and takes nothing over by it', () => {
    expect(replyAsInstaller(given(started, takenOver, replied), reply)).toEqual([]);
    expect(replyAsInstaller(given(started, takenOver, replied, handedBack('installer')), reply)).toEqual([]);
    expect(refusalOf(() => replyAsInstaller(given(started, replied), { ...reply, text: 'No' }))).toEqual([
      'This message id was used for another message',
      'conflict',
    ]);
  });

  it('shows photos with the words once, and no others under the same id', () => {
    const photo = { photoId: own.sessionId, width: 9, height: 9, bytes: 9 };
    const files = { ids: [photo.photoId], ready: [{ ...photo, slot: null }] };
    const shown: ConversationEvent = { type: 'InstallerReplied', data: { ...words, photos: [photo] } };
    const past = given(started, takenOver, shown);
    expect(replyAsInstaller(given(started, takenOver), { ...reply, files })).toEqual([shown]);
    expect(replyAsInstaller(past, { ...reply, files: { ...files, ready: [] } })).toEqual([]);
    const refused = (state: typeof past, change: object) =>
      refusalOf(() => replyAsInstaller(state, { ...reply, ...change }));
    expect(refused(past, {})[1]).toBe('conflict');
    expect(refused(past, { files, replyId: 'another' })).toEqual(['This photo was sent before', 'conflict']);
    expect(refused(given(started), { files: { ...files, ready: [] } })[1]).toBe('invalid');
  });

  it('hands back what was taken over, and nothing else', () => {
    expect(handBack(given(started, takenOver), common)).toEqual([handedBack('installer')]);
    expect(handBack(given(started), common)).toEqual([]);
  });

  it("finds nothing of another's, as of none", () => {
    const other = { ...reply, slug: 'york-heating' };
    for (const state of [given(), given(started), given(started, erased)])
      for (const decide of [takeOver, replyAsInstaller, handBack])
        expect(refusalOf(() => decide(state, other))).toEqual(['No such conversation', 'not-found']);
  });

  it('writes to nobody who was erased', () => {
    for (const decide of [takeOver, replyAsInstaller, handBack])
      expect(refusalOf(() => decide(given(started, erased), reply))[1]).toBe('conflict');
  });

  it('who is suspended writes to nobody, but may hand back', () => {
    const off = { ...reply, suspended: true };
    for (const decide of [takeOver, replyAsInstaller])
      expect(refusalOf(() => decide(given(started), off))[1]).toBe('forbidden');
    expect(handBack(given(started, takenOver), off)).toEqual([handedBack('installer')]);
  });
});

describe('a visitor', () => {
  const nonsense = 'the whatsit in the thingy';

  it('who asks for a person gets one asked, each time until one is there', () => {
    const asks = 'Can I speak to a real person please?';
    expect(receive([], asks)).toEqual([said('next', asks), requested('next', 'asked')]);
    expect(receive([started, takenOver], asks)).toEqual([said('next', asks)]);
  });

  it('who is not understood twice in a row gets a person asked, once', () => {
    expect(receive([started, said('one', nonsense)], 'hmm')).toContainEqual(requested('next', 'stuck'));
    for (const past of [
      [],
      [started, said('one', 'Hello')],
      [started, said('one', nonsense), said('two', 'my boiler is leaking')],
      [started, said('one', nonsense), requested('one', 'stuck')],
    ])
      expect(receive(past, 'hmm')).toEqual([said('next', 'hmm')]);
    expect(receive([started, said('one', nonsense)], 'How much is a new boiler?')).toHaveLength(1);
  });

  it('who sends a photo in between is no riddle, whatever is said with it', () => {
    const photo = { photoId: reply.replyId, slot: null, width: 9, height: 9, bytes: 9 };
    const past = [started, said('one', nonsense)];
    const sent: ConversationEvent = { type: 'PhotosReceived', data: { ...common, messageId: 'one', photos: [photo] } };
    expect(receive(past, 'hmm', 1, { ids: [photo.photoId], ready: [photo] })).toEqual([said('next', 'hmm')]);
    expect(receive([...past, sent], 'hmm')).toEqual([said('next', 'hmm')]);
  });

  it('whom nobody answered for half an hour after a message has the assistant back', () => {
    const past = [started, takenOver, said('one'), said('two')];
    expect(receive(past, 'Hello?', 30)).toEqual([said('next', 'Hello?')]);
    expect(receive(past, 'Hello?', 31)).toEqual([handedBack('silence'), said('next', 'Hello?')]);
    expect(receive(past, 'I want a person', 31)).toContainEqual(requested('next', 'asked'));
  });

  it('who was answered, or had not written, waits for the person however long it is', () => {
    expect(receive([started, takenOver, said('one'), replied], 'Thanks', 300)).toEqual([said('next', 'Thanks')]);
    expect(receive([started, said('one'), takenOver], 'Hello?', 300)).toEqual([said('next', 'Hello?')]);
  });
});

describe('the assistant', () => {
  it('says nothing to what was said to a person, then or later, and nothing that comes after the take-over', () => {
    for (const past of [
      [started, takenOver, said('one')],
      [started, takenOver, said('one'), handedBack('installer')],
      [started, said('one'), takenOver],
    ])
      expect(recordReply(given(...past), 'one', { ...answer, card: null }, null)).toEqual([]);
    expect(recordReply(given(started, said('one')), 'one', { ...answer, card: null }, null)).toHaveLength(1);
  });

  it('shows its card in danger, whoever has taken over', () => {
    const [danger, found] = receive([started, takenOver], 'I can smell gas');
    expect([danger?.type, found?.type]).toEqual(['VisitorMessageReceived', 'SafetyHazardDetected']);
    const card = safetyCard('gas', { postcode: null });
    const state = given(started, takenOver, said('one'));
    expect(recordReply(state, 'one', { ...answer, card }, null)).toHaveLength(1);
  });
});
