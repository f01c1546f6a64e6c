import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { EventMetadata } from '@pilotlight/contracts/events/event';
import { start } from '@pilotlight/event-store/event-store';
import { MemoryEventStore } from '@pilotlight/event-store/memory/memory-event-store';
import { randomUUID } from 'node:crypto';
import { installerAggregate, InstallerStream } from '../installers/installer.stream';
import { hasAccount, type InstallerState } from '../installers/installer.state';
import type { CommandOptions } from './aggregate';
import { eventIds } from './event-ids';
import { Refused } from './refused';

const slug = 'leeds-heating';
const stream = `installer-${slug}`;
const metadata: EventMetadata = {
  tenant: slug,
  actor: { kind: 'admin', id: null },
  correlationId: 'r',
  causationId: null,
};
const created: InstallerEvent = {
  type: 'InstallerCreated',
  data: { slug, installerId: '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f01', name: 'Leeds', registrationSource: 'admin' },
};
const renamed = (name: string): InstallerEvent => ({ type: 'InstallerRenamed', data: { slug, name } });
const nameOf = (state: InstallerState): string => (hasAccount(state) ? state.account.name : '');
const deciding = (
  decide: (state: InstallerState) => InstallerEvent[],
  more: Partial<CommandOptions<InstallerState, InstallerEvent>> = {},
): CommandOptions<InstallerState, InstallerEvent> => ({
  stream,
  metadata,
  decide,
  eventId: eventIds(randomUUID()),
  ...more,
});
const create = deciding(() => [created]);
/** A name that tells what it was decided from. */
const addTo = (letter: string) => deciding((state) => [renamed(nameOf(state) + letter)]);

const house = async () => {
  const store = new MemoryEventStore();
  const process = (): InstallerStream => new InstallerStream(store, installerAggregate, 100);
  const here = process();
  const elsewhere = process();
  await here.execute(create);
  await elsewhere.load(stream);
  const names = async () => (await store.readStream(stream)).flatMap(({ data }) => ('name' in data ? data.name : []));
  return { store, here, elsewhere, names, process };
};

const notFromLeeds = (state: InstallerState): InstallerEvent[] => {
  if (nameOf(state) === 'Leeds') throw new Refused('Not yet');
  return [renamed('Second')];
};
const backToLeeds = (state: InstallerState): InstallerEvent[] => (nameOf(state) === 'Leeds' ? [] : [renamed('Leeds')]);
const never = (): never => {
  throw new Refused('Never');
};

describe('deciding', () => {
  it('answers with the state, revision and position that the log then has', async () => {
    const { store, here } = await house();
    const { state, revision, position } = await here.execute(addTo('!'));
    expect([nameOf(state), revision, position]).toEqual(['Leeds!', 1, await store.head()]);
  });

  it('writes nothing where nothing is to be written', async () => {
    const { store, here, names } = await house();
    expect(await here.execute(deciding(() => []))).toMatchObject({ revision: 0, position: await store.head() });
    expect(await names()).toEqual(['Leeds']);
  });

  it('decides again when another process wrote meanwhile', async () => {
    const { here, elsewhere, names } = await house();
    await elsewhere.execute(addTo('a'));
    expect(nameOf((await here.execute(addTo('b'))).state)).toBe('Leedsab');
    expect(await names()).toEqual(['Leeds', 'Leedsa', 'Leedsab']);
  });

  it('loses none of many decisions made at once, here and elsewhere', async () => {
    const { here, elsewhere, names } = await house();
    const letters = 'abcdef'.split('');
    await Promise.all(letters.map((letter, index) => (index % 2 ? here : elsewhere).execute(addTo(letter))));
    const last = (await names()).at(-1) ?? '';
    expect(last.slice('Leeds'.length).split('').toSorted()).toEqual(letters);
  });

  it('asks the store again before it says no from memory', async () => {
    const { here, elsewhere, names } = await house();
    await elsewhere.execute(deciding(() => [renamed('First')]));
    await here.execute(deciding(notFromLeeds));
    expect(await names()).toEqual(['Leeds', 'First', 'Second']);
  });

  it('asks the store again before it says that there is nothing to do', async () => {
    const { here, elsewhere, names } = await house();
    await elsewhere.execute(deciding(() => [renamed('York')]));
    await here.execute(deciding(backToLeeds));
    expect(await names()).toEqual(['Leeds', 'York', 'Leeds']);
  });

  it('passes a no on, and writes nothing', async () => {
    const { here, names } = await house();
    await expect(here.execute(deciding(never))).rejects.toThrow('Never');
    expect(await names()).toEqual(['Leeds']);
  });
});

describe('what follows from a decision', () => {
  const answered = { actor: { kind: 'assistant', id: null }, causationId: 'the-first' } as const;
  const thenAdd = (letter: string) => ({
    at: '2026-03-02T12:00:00.000Z',
    decide: (state: InstallerState) => ({ events: [renamed(nameOf(state) + letter)], source: answered }),
  });

  it('is decided on the state that it makes, and written with it under its own source', async () => {
    const { store, here, elsewhere } = await house();
    const { state, revision } = await here.execute(deciding(() => [renamed('York')], { thenAppend: thenAdd('!') }));
    expect([nameOf(state), revision]).toEqual(['York!', 2]);
    expect(
      (await store.readStream(stream, 1)).map(({ actor, causationId, data }) => ({ actor, causationId, data })),
    ).toEqual([
      { actor: metadata.actor, causationId: null, data: { slug, name: 'York' } },
      { ...answered, data: { slug, name: 'York!' } },
    ]);
    expect(nameOf((await elsewhere.load(stream)).state)).toBe('York!');
  });

  it('is decided again with it when another process wrote meanwhile, and not at all where nothing is decided', async () => {
    const { here, elsewhere, names } = await house();
    await elsewhere.execute(addTo('a'));
    await here.execute({ ...addTo('b'), thenAppend: thenAdd('!') });
    await here.execute(deciding(() => [], { thenAppend: thenAdd('?') }));
    expect(await names()).toEqual(['Leeds', 'Leedsa', 'Leedsab', 'Leedsab!']);
  });
});

describe('a stream taken for new', () => {
  it('is begun without being read', async () => {
    const { store, here } = await house();
    const read = jest.spyOn(store, 'readStream');
    const york = { ...create, stream: 'installer-york-heating' };
    here.assumeNew(york.stream);
    await here.execute(york);
    expect(read).not.toHaveBeenCalled();
    expect(await store.readStream(york.stream)).toHaveLength(1);
  });

  it('is decided on what stands in it, where it was not', async () => {
    const { here, process, names } = await house();
    const another = process();
    another.assumeNew(stream);
    expect(nameOf((await another.execute(addTo('!'))).state)).toBe('Leeds!');
    here.assumeNew(stream);
    expect(nameOf((await here.cached(stream)).state)).toBe('Leeds');
    expect(await names()).toEqual(['Leeds', 'Leeds!']);
  });
});

describe('the same request again', () => {
  const eventId = eventIds('request-1');

  it('has its effect once, also by a process that has not heard of the first', async () => {
    const { here, elsewhere, names } = await house();
    await here.execute(deciding(() => [renamed('York')], { eventId }));
    const { state, revision } = await elsewhere.execute(deciding(() => [renamed('York')], { eventId }));
    expect([nameOf(state), revision]).toEqual(['York', 1]);
    expect(await names()).toEqual(['Leeds', 'York']);
  });

  it('with other words is decided on what stands, and never taken for the first', async () => {
    const { here, elsewhere, names } = await house();
    const onlyFromLeeds = (name: string) => (state: InstallerState) => {
      if (nameOf(state) !== 'Leeds') throw new Refused('This was said in other words');
      return [renamed(name)];
    };
    await here.execute(deciding(onlyFromLeeds('York'), { eventId }));
    await expect(elsewhere.execute(deciding(onlyFromLeeds('Hull'), { eventId }))).rejects.toThrow('other words');
    expect(await names()).toEqual(['Leeds', 'York']);
    expect(nameOf((await elsewhere.cached(stream)).state)).toBe('York');
  });
});

describe('an expected revision', () => {
  it('lets through what was decided on the newest state, though memory is behind', async () => {
    const { here, elsewhere, names } = await house();
    await elsewhere.execute(addTo('a'));
    await here.execute(deciding(() => [renamed('York')], { expected: 1 }));
    expect(await names()).toEqual(['Leeds', 'Leedsa', 'York']);
  });

  it('refuses what was decided on an older one', async () => {
    const { here, elsewhere, names } = await house();
    await elsewhere.execute(addTo('a'));
    await expect(here.execute(deciding(() => [renamed('York')], { expected: 0 }))).rejects.toThrow(
      'Somebody else changed this meanwhile. Please reload to see the changes.',
    );
    expect(await names()).toEqual(['Leeds', 'Leedsa']);
  });
});

describe('what is remembered', () => {
  it('takes in what the feed brings, in order', async () => {
    const { store, here, elsewhere } = await house();
    await elsewhere.execute(addTo('a'));
    for (const event of await store.readStream(stream)) here.onEvent(event);
    expect(nameOf((await here.cached(stream)).state)).toBe('Leedsa');
  });

  it('is dropped where the feed left something out, and read anew', async () => {
    const { store, here, elsewhere } = await house();
    await elsewhere.execute(addTo('a'));
    await elsewhere.execute(addTo('b'));
    const [last] = (await store.readStream(stream)).slice(-1);
    if (last) here.onEvent(last);
    expect(await here.cached(stream)).toMatchObject({ revision: 2, state: { account: { name: 'Leedsab' } } });
  });

  it('does not go back when the feed is late', async () => {
    const { store, here } = await house();
    await here.execute(addTo('a'));
    for (const event of await store.readStream(stream)) here.onEvent(event);
    expect(await here.cached(stream)).toMatchObject({ revision: 1, state: { account: { name: 'Leedsa' } } });
  });

  it('is read anew once it was forgotten', async () => {
    const { here, elsewhere } = await house();
    await elsewhere.execute(addTo('a'));
    expect(nameOf((await here.cached(stream)).state)).toBe('Leeds');
    here.clear();
    expect(nameOf((await here.cached(stream)).state)).toBe('Leedsa');
  });

  it('is bounded by weight: a heavy state goes before light ones are in the way', async () => {
    const { store, here } = await house();
    await here.execute({ ...create, stream: 'installer-york-heating' });
    const small = new InstallerStream(
      store,
      { ...installerAggregate, cacheWeight: (state) => nameOf(state).length },
      'Leeds'.length,
    );
    const read = jest.spyOn(store, 'readStream');
    for (const name of [stream, stream, 'installer-york-heating', stream]) await small.cached(name);
    expect(read.mock.calls.map(([name]) => name)).toEqual([stream, 'installer-york-heating', stream]);
  });

  it('is not older than the feed, even where the feed spoke while the stream was being read', async () => {
    const { store, here, elsewhere } = await house();
    here.clear();
    const before = await store.readStream(stream);
    jest.spyOn(store, 'readStream').mockImplementationOnce(async () => {
      await elsewhere.execute(addTo('!'));
      const { events } = await store.readAll(start, 100);
      for (const event of events) here.onEvent(event);
      return before;
    });
    expect(nameOf((await here.cached(stream)).state)).toBe('Leeds!');
    expect(nameOf((await here.cached(stream)).state)).toBe('Leeds!');
  });
});
