import { once } from 'node:events';
import { OpenChats, openAtOnce } from './open-chats';

const leeds = { sessionId: 'ann', address: '192.0.2.7', slug: 'leeds' };
const waiting = (chats: OpenChats, of: typeof leeds, count: number) => {
  const answer = new AbortController();
  const answered = once(answer.signal, 'abort');
  const all = Array.from({ length: count }, () => chats.within(of, () => answered));
  return async () => {
    answer.abort();
    await Promise.all(all);
  };
};
const isCrowded = (chats: OpenChats, of = leeds) => chats.within(of, async (crowded) => crowded);

it('is crowded where as many of a conversation wait as may, until one is answered', async () => {
  const chats = new OpenChats();
  const few = waiting(chats, leeds, openAtOnce.session - 1);
  expect(await isCrowded(chats)).toBe(false);
  const last = waiting(chats, leeds, 1);
  expect(await isCrowded(chats)).toBe(true);
  expect(await isCrowded(chats, { ...leeds, sessionId: 'bob' })).toBe(false);
  await last();
  expect(await isCrowded(chats)).toBe(false);
  await few();
});

it('leaves other addresses room when one has none', async () => {
  const chats = new OpenChats();
  const many = Array.from({ length: openAtOnce.address }, (_, index) =>
    waiting(chats, { ...leeds, sessionId: `visitor ${index}` }, 1),
  );
  expect(await isCrowded(chats, { ...leeds, slug: 'york' })).toBe(true);
  expect(await isCrowded(chats, { ...leeds, address: '192.0.2.8' })).toBe(false);
  await Promise.all(many.map((end) => end()));
  expect(await isCrowded(chats, { ...leeds, slug: 'york' })).toBe(false);
});

it('leaves other firms room when one has none, and frees what failed', async () => {
  const chats = new OpenChats();
  const many = Array.from({ length: openAtOnce.tenant }, (_, index) =>
    waiting(chats, { ...leeds, sessionId: `visitor ${index}`, address: `192.0.2.${index}` }, 1),
  );
  expect(await isCrowded(chats)).toBe(true);
  expect(await isCrowded(chats, { ...leeds, sessionId: 'cleo', slug: 'york' })).toBe(false);
  await Promise.all(many.map((end) => end()));
  for (let time = 0; time < openAtOnce.session; time += 1)
    await expect(chats.within(leeds, () => Promise.reject(new Error('Planted')))).rejects.toThrow('Planted');
  expect(await isCrowded(chats)).toBe(false);
});
