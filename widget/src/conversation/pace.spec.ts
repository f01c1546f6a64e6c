import type { Reply } from '@pilotlight/contracts/http/widget';
import { wantMotion } from '../testing/motion';
import { newConversation, type Action } from './conversation.state';
import { emergencyIn } from './emergency-words';
import { createPace, LONGEST_DOTS_MS, SHORTEST_DOTS_MS } from './pace';
import { createStore } from './store';

const at = '2026-11-26T20:00:00Z';
const first = `Yes, we cover Wetherby and all of LS22. ${'An engineer is there most days. '.repeat(3).trim()}`;
const second =
  'Is it for a repair or a new boiler? And how old is the one you have? Any pressure on the gauge just now?';
const reply = (text: string, more: Partial<Reply> = {}): Reply => ({
  id: 'r',
  messageId: 'a',
  text,
  quickReplies: ['A repair'],
  card: null,
  at,
  ...more,
});
const long = reply(`${first} ${second}`, { cutAt: first.length, asksForPhoto: 'boiler-front' });
const short = reply('Yes, we do.');

/** A message that the server has had since now. */
const asked = (...before: Action[]) => {
  const store = createStore(newConversation(true));
  for (const action of before) store.dispatch(action);
  store.dispatch({ type: 'written', id: 'a', text: 'Do you cover Wetherby?', at });
  store.dispatch({ type: 'moved', id: 'a', delivery: 'answering' });
  const hear = createPace(store, 'a', Date.now());
  const turn = () => store.state().turns.at(-1);
  return {
    store,
    hear,
    spoken: () => store.state().spoken,
    shown: () => [turn()?.delivery, turn()?.answer, turn()?.cutAt],
    offered: () => [turn()?.quickReplies, turn()?.asksForPhoto],
  };
};
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const dots = ['answering', null, undefined];
const halfWay = ['answering', long.text, long.cutAt];
const whole = ['answered', long.text, long.cutAt];

beforeEach(() => {
  jest.useFakeTimers();
  wantMotion(true);
});
afterEach(() => {
  jest.useRealTimers();
  wantMotion(false);
});

/** How long the dots stand before this reply. */
const dotsBefore = async (answer: Reply): Promise<number> => {
  const { hear, shown } = asked();
  void hear(answer);
  for (let passed = 0; ; passed += 1) {
    if (shown()[1]) return passed;
    await pass(1);
  }
};

it('shows a reply after dots of 400 to 900 ms, longer before a longer one and always as long before the same', async () => {
  const lengths = [1, 20, 60, 150, 220, 1000];
  const taken = [];
  for (const length of lengths) taken.push(await dotsBefore(reply('x'.repeat(length))));
  expect(taken).toEqual(taken.toSorted((one, other) => one - other));
  expect(new Set(taken).size).toBeGreaterThan(4);
  expect(Math.min(...taken)).toBeGreaterThanOrEqual(SHORTEST_DOTS_MS);
  expect(Math.max(...taken)).toBe(LONGEST_DOTS_MS);
  expect(await dotsBefore(short)).toBe(await dotsBefore(short));
});

it('counts the time that the server took', async () => {
  const { hear, shown } = asked();
  await pass(300);
  void hear(short);
  await pass(100);
  expect(shown()).toEqual(dots);
  await pass(2 * short.text.length);
  expect(shown()[0]).toBe('answered');
  const late = asked();
  await pass(2000);
  void late.hear(short);
  await pass(5);
  expect(late.shown()[0]).toBe('answered');
});

it('shows a long reply in two bubbles with dots between, and what it offers with the second', async () => {
  const { hear, shown, offered } = asked();
  void hear(long);
  await pass(700);
  expect(shown()).toEqual(halfWay);
  expect(offered()).toEqual([undefined, undefined]);
  await pass(400);
  expect(shown()).toEqual(halfWay);
  await pass(300);
  expect(shown()).toEqual(whole);
  expect(offered()).toEqual([['A repair'], 'boiler-front']);
});

it('reads out each of the two bubbles, once', async () => {
  const { hear, spoken, store } = asked();
  const heard: unknown[] = [];
  store.subscribe(() => heard.at(-1) === spoken() || heard.push(spoken()));
  void hear(long);
  await pass(2000);
  expect(heard).toEqual([first, second]);
});

it('takes the words that come before the whole reply for a part of it', async () => {
  const { hear, shown } = asked();
  void hear({ text: 'Yes, ' });
  void hear({ text: 'we do.' });
  await pass(300);
  void hear(short);
  await pass(2);
  expect(shown()).toEqual(dots);
  await pass(200);
  expect(shown()).toEqual(['answered', 'Yes, we do.', undefined]);
});

it('shows what streams after the first dots as it comes, in one bubble', async () => {
  const { hear, shown } = asked();
  void hear({ text: 'Yes, ' });
  await pass(SHORTEST_DOTS_MS + 50);
  expect(shown()).toEqual(['answering', 'Yes, ', 0]);
  void hear({ text: 'we cover' });
  expect(shown()).toEqual(['answering', 'Yes, we cover', 0]);
  void hear(long);
  expect(shown()).toEqual(['answered', long.text, 0]);
});

it('waits for nothing in an emergency', async () => {
  const card = emergencyIn('I smell gas');
  if (!card) throw new Error('no card');
  const { hear, shown, spoken } = asked(
    { type: 'written', id: 'g', text: 'I smell gas', at },
    { type: 'carded', id: 'g', card },
  );
  await hear(long);
  expect(shown()).toEqual(whole);
  expect(spoken()).toBe(long.text);
});

it('shows it whole at once to whoever wants no motion', async () => {
  wantMotion(false);
  const { hear, shown, spoken } = asked();
  await hear(long);
  expect(shown()).toEqual(whole);
  expect(spoken()).toBe(long.text);
});

it('shows a second message at once, and the first’s answer still where it belongs', async () => {
  const { hear, store } = asked();
  void hear(long);
  await pass(700);
  store.dispatch({ type: 'written', id: 'b', text: 'And Harrogate?', at });
  const told = () => store.state().turns.map(({ id, said, answer }) => [id, said, answer?.length]);
  const both = [
    ['a', 'Do you cover Wetherby?', long.text.length],
    ['b', 'And Harrogate?', undefined],
  ];
  expect(told()).toEqual(both);
  await pass(900);
  expect(told()).toEqual(both);
  expect(store.state().turns[0]?.delivery).toBe('answered');
});

it('is forgotten where the visitor starts again meanwhile', async () => {
  const { hear, store } = asked();
  void hear(long);
  await pass(700);
  store.dispatch({ type: 'startedAgain' });
  await pass(2000);
  expect(store.state()).toEqual(newConversation(true));
});
