import { randomUUID } from 'node:crypto';
import { ERASED } from '@pilotlight/contracts/events/personal';
import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { start, UnreadableRecord, type EventStore, type StoredEvent } from '../event-store';
import { MemoryEventStore } from '../memory/memory-event-store';
import { describeEventStore } from '../testing/event-store-contract';
import { appendOf, renamed, withId } from '../testing/sample-events';
import { SubjectIsErased } from './key-ring';
import { MemoryKeyRing } from './memory-key-ring';
import { PersonalEventStore } from './personal-event-store';

describeEventStore('personal', async () => ({
  store: new PersonalEventStore(new MemoryEventStore(), new MemoryKeyRing()),
}));

const slug = 'leeds-heating';
const canary = 'Mrs Wilhelmina Quartermaine, 07700 900123 “naïve” 🔥';

const said = (sessionId: string, text = canary): ConversationEvent => ({
  type: 'VisitorMessageReceived',
  data: { slug, sessionId, messageId: 'm-1', text },
});
const gave = (sessionId: string): ConversationEvent => ({
  type: 'LeadDetailsGiven',
  data: { slug, sessionId, source: 'chat', facts: { first_name: canary, email: '' } },
});

const open = () => {
  const inner = new MemoryEventStore();
  const keys = new MemoryKeyRing();
  return { inner, keys, store: new PersonalEventStore(inner, keys) };
};

const stored = async (store: EventStore): Promise<readonly StoredEvent[]> =>
  (await store.readAllStored(start, 100)).events;

describe('what a visitor said', () => {
  const sessionId = randomUUID();
  const stream = `conversation-${sessionId}`;

  it('reads as it was said', async () => {
    const { store } = open();
    await store.append(appendOf(stream, 'no-stream', withId(said(sessionId)), withId(gave(sessionId))));
    const expected = [said(sessionId), gave(sessionId)];
    expect(await store.readStream(stream)).toMatchObject(expected);
    expect((await store.readAll(start, 10)).events).toMatchObject(expected);
  });

  it('lies in the store as ciphertext, never the same twice', async () => {
    const { store } = open();
    await store.append(appendOf(stream, 'no-stream', withId(said(sessionId)), withId(said(sessionId))));
    const [one, two] = await stored(store);
    expect(JSON.stringify([one, two])).not.toContain('Quartermaine');
    expect(JSON.stringify([one, two])).not.toContain(Buffer.from('Quartermaine').toString('base64').slice(2, -4));
    expect(one?.data).toMatchObject({ slug, sessionId, messageId: 'm-1' });
    expect(one?.data).not.toEqual(two?.data);
  });

  it('reads as erased once the key is destroyed, and the rest of the event stays', async () => {
    const { inner, keys, store } = open();
    await store.append(appendOf(stream, 'no-stream', withId(gave(sessionId))));
    keys.destroy({ slug, sessionId });
    expect(await new PersonalEventStore(inner, keys).readStream(stream)).toMatchObject([
      { data: { slug, sessionId, source: 'chat', facts: { first_name: ERASED, email: ERASED } } },
    ]);
  });

  it('takes no more words about somebody who was erased', async () => {
    const { keys, store } = open();
    keys.destroy({ slug, sessionId });
    await expect(store.append(appendOf(stream, 'no-stream', withId(said(sessionId))))).rejects.toBeInstanceOf(
      SubjectIsErased,
    );
    expect(await stored(store)).toEqual([]);
  });

  it("can't be read with another visitor's key", async () => {
    const { inner, store } = open();
    await store.append(appendOf(stream, 'no-stream', withId(said(sessionId))));
    const others = new MemoryKeyRing();
    await others.forWriting({ slug, sessionId });
    await expect(new PersonalEventStore(inner, others).readStream(stream)).rejects.toBeInstanceOf(UnreadableRecord);
  });
});

describe('ciphertext that was moved to another place', () => {
  it.each([
    ['another stream', (event: ConversationEvent) => event, `conversation-${randomUUID()}`],
    ['another type', (): null => null, null],
  ])('is not read in %s, and what stands before it is', async (_place, _same, elsewhere) => {
    const { inner, store } = open();
    const sessionId = randomUUID();
    const stream = `conversation-${sessionId}`;
    await store.append(appendOf(stream, 'no-stream', withId(said(sessionId))));
    const [{ data } = { data: null }] = await stored(store);
    const ciphertext = JSON.parse(JSON.stringify(data)).text;
    const moved: ConversationEvent = elsewhere
      ? said(sessionId, ciphertext)
      : {
          type: 'LeadDetailsGiven',
          data: { slug, sessionId, source: 'chat', facts: { first_name: ciphertext } },
        };
    await inner.append(appendOf(elsewhere ?? `conversation-${sessionId}`, elsewhere ? 'no-stream' : 0, withId(moved)));

    const page = await store.readAll(start, 10);
    expect(page.events).toHaveLength(1);
    await expect(store.readAll(page.next, 10)).rejects.toBeInstanceOf(UnreadableRecord);

    const handed: number[] = [];
    const subscription = store.subscribe({
      after: start,
      batchSize: 10,
      onBatch: async (events) => void handed.push(events.length),
    });
    await expect(subscription.ended).rejects.toBeInstanceOf(UnreadableRecord);
    expect(handed).toEqual([1]);
  });
});

it('leaves events without personal fields as they are', async () => {
  const { store } = open();
  await store.append(appendOf('installer-leeds-heating', 'no-stream', renamed('Leeds Heating')));
  expect(await stored(store)).toMatchObject([{ data: { name: 'Leeds Heating' } }]);
});

it('reads words that were written before there was encryption', async () => {
  const { inner, store } = open();
  const sessionId = randomUUID();
  await inner.append(appendOf(`conversation-${sessionId}`, 'no-stream', withId(said(sessionId))));
  expect(await store.readStream(`conversation-${sessionId}`)).toMatchObject([said(sessionId)]);
});
