import { createApi, refusal } from './api';
import { newConversation } from './conversation.state';
import { createSay, startOutbox } from './outbox';
import type { SseFrame } from '@pilotlight/contracts/http/sse-frames';
import { createStore } from './store';

const opened = { sessionId: 's', sessionToken: 't', signal: new AbortController().signal };
const session = {
  peek: () => undefined,
  resumed: false,
  forget: () => undefined,
  within: <R>(call: (of: typeof opened) => R) => call(opened),
};
const frame = (name: string, data: object) => ({ name, data: JSON.stringify(data) });
const accepted = frame('accepted', { lead: {}, person: null });
const answer = (text: string) => frame('message', { id: 'r', text, quickReplies: [] });
const settled = () => jest.advanceTimersByTimeAsync(0);

/** A server whose answers come when they are told to; `sent` holds the words of what reached it, in order. */
const line = () => {
  const store = createStore(newConversation(true));
  const say = createSay(store);
  const sent: string[] = [];
  const calls = new Map<string, { hear: (frame: SseFrame) => void; end: () => void; lose: (error: Error) => void }>();
  const api: ReturnType<typeof createApi> = {
    ...createApi(''),
    chat: (_, { messageId, message }, hear) =>
      new Promise<void>((end, lose) => {
        sent.push(message);
        calls.set(messageId, { hear, end, lose });
      }),
  };
  startOutbox(store, api, session, () => undefined);
  const call = (id: string) => {
    const found = calls.get(id);
    if (!found) throw new Error(`${id} was not sent`);
    return found;
  };
  return {
    sent,
    hear: (id: string, ...frames: SseFrame[]) => frames.forEach((each) => call(id).hear(each)),
    end: (id: string) => call(id).end(),
    lose: (id: string) => call(id).lose(new Error('connection lost')),
    refuse: (id: string) => call(id).lose(refusal(429, 'Please wait a moment')),
    write: async (id: string, text: string) => {
      say(text, id);
      await settled();
    },
    state: store.state,
    dispatch: store.dispatch,
    shown: () => store.state().turns.map(({ delivery, answer: words }) => [delivery, words]),
  };
};

/** Two messages are lost on the way. */
const outage = async () => {
  const door = line();
  await door.write('a', 'My boiler is off');
  door.lose('a');
  await door.write('b', 'boiler smells of gas');
  door.lose('b');
  await settled();
  door.sent.length = 0;
  return door;
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('takes a message to which a person is to answer for delivered, and does not send it again', async () => {
  const { write, hear, end, shown, state, sent } = line();
  await write('a', 'Are you there?');
  hear('a', frame('accepted', { messageId: 'a', lead: {}, person: 'here' }), frame('done', {}));
  end('a');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(shown()).toEqual([['answered', null]]);
  expect([state().person, sent.length]).toEqual(['here', 1]);
});

it('sends the next message as soon as the server has the one before it', async () => {
  const { write, hear, sent } = line();
  await write('a', 'My boiler is off');
  await write('b', 'It’s a combi');
  expect(sent).toEqual(['My boiler is off']);
  hear('a', accepted);
  await settled();
  expect(sent).toEqual(['My boiler is off', 'It’s a combi']);
});

it('sends plain danger at once beside what the server keeps silent about, once, and not its followers', async () => {
  const { write, sent } = line();
  await write('a', 'My boiler is off');
  await write('b', 'It’s a combi');
  await write('c', 'I can smell gas');
  expect(sent).toEqual(['My boiler is off', 'I can smell gas']);
});

it('gives each message its own answer, whichever comes first', async () => {
  const { write, hear, end, shown } = line();
  await write('a', 'My boiler is off');
  await write('b', 'I can smell gas');
  hear('b', accepted, answer('Go outside'), frame('done', {}));
  end('b');
  hear('a', accepted, answer('Is the timer on?'), frame('done', {}));
  end('a');
  await settled();
  expect(shown()).toEqual([
    ['answered', 'Is the timer on?'],
    ['answered', 'Go outside'],
  ]);
});

it.each([
  ['sent into silence', ['I can smell gas']],
  ['behind another', ['My boiler is off', 'I can smell gas']],
])('looks for danger by itself three seconds after it was written: %s', async (_, texts) => {
  const { write, state } = line();
  for (const text of texts) await write(text, text);
  await jest.advanceTimersByTimeAsync(2900);
  expect(state().emergency).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(state().turns.map(({ card }) => card?.hazard)).toEqual(
    texts.map((text) => (/gas/.test(text) ? 'gas' : undefined)),
  );
});

describe('what could not be sent, or was answered to nobody', () => {
  it('goes again by itself when the server is back, danger first, each once', async () => {
    const { sent, hear, end, shown } = await outage();
    expect(shown()).toEqual([
      ['unreachable', null],
      ['unreachable', null],
    ]);
    await jest.advanceTimersByTimeAsync(2100);
    for (const id of ['b', 'a']) {
      hear(id, accepted, answer('Noted'), frame('done', {}));
      end(id);
      await settled();
    }
    await jest.advanceTimersByTimeAsync(600_000);
    expect(sent).toEqual(['boiler smells of gas', 'My boiler is off']);
    expect(shown()).toEqual([
      ['answered', 'Noted'],
      ['answered', 'Noted'],
    ]);
  });

  it('is tried ever more seldom, yet at least once a minute', async () => {
    const { sent, write, lose } = line();
    await write('a', 'My boiler is off');
    const after: number[] = [];
    for (let second = 1; second <= 300; second += 1) {
      if (sent.length > 0) {
        sent.length = 0;
        after.push(second - 1);
        lose('a');
      }
      await jest.advanceTimersByTimeAsync(1000);
    }
    const pauses = after.map((second, index) => second - (after[index - 1] ?? 0));
    expect(pauses).toEqual([0, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('stays here while offline, and goes at once on return', async () => {
    const { sent, dispatch } = await outage();
    dispatch({ type: 'connected', online: false });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    dispatch({ type: 'connected', online: true });
    await settled();
    expect(sent[0]).toBe('boiler smells of gas');
  });

  it('waits for the visitor where the server refused it', async () => {
    const { write, refuse, sent, shown } = line();
    await write('a', 'My boiler is off');
    refuse('a');
    await jest.advanceTimersByTimeAsync(600_000);
    expect([sent.length, shown()]).toEqual([1, [['refused', null]]]);
  });
});
