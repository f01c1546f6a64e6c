import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { Client } from 'pg';
import { MemoryEventStore } from '../../memory/memory-event-store';
import { appendOf, withId } from '../../testing/sample-events';
import { createTestDatabase } from '../../testing/test-postgres';
import { SubjectIsErased } from '../key-ring';
import { Sealing } from '../sealing';
import { StoreUnavailable } from '../../event-store';
import { MasterKeyChanged } from './master-key';
import { openPersonalData, type PersonalData } from './personal-data';

const masterKey = 'a master key of at least thirty-two bytes';
const slug = 'leeds-heating';
const words = 'my boiler drips on Mrs Quartermaine';

const said = (sessionId: string): DomainEvent => ({
  type: 'VisitorMessageReceived',
  data: { slug, sessionId, messageId: 'm-1', text: words },
});

describe('the keys of data subjects', () => {
  let url: string;
  let log: MemoryEventStore;
  const opened: PersonalData[] = [];
  const open = async (key = masterKey, previousMasterKey?: string): Promise<PersonalData> => {
    const personal = await openPersonalData({ url, masterKey: key, previousMasterKey });
    opened.push(personal);
    return personal;
  };
  const text = async (personal: PersonalData, sessionId: string): Promise<unknown> => {
    const [event] = await personal.over(log).readStream(`conversation-${sessionId}`);
    return event && 'text' in event.data ? event.data.text : undefined;
  };
  const spoken = async (personal: PersonalData): Promise<string> => {
    const sessionId = randomUUID();
    await personal.over(log).append(appendOf(`conversation-${sessionId}`, 'no-stream', withId(said(sessionId))));
    return sessionId;
  };
  const ask = async <Row extends object>(statement: string): Promise<Row[]> => {
    const client = new Client(url);
    await client.connect();
    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  };

  beforeEach(async () => {
    url = await createTestDatabase();
    log = new MemoryEventStore();
  });
  afterEach(async () => {
    await log.close();
    await Promise.all(opened.splice(0).map((personal) => personal.close()));
  });

  it('open in every process and after a restart, and lie sealed', async () => {
    const sessionId = await spoken(await open());
    await expect(text(await open(), sessionId)).resolves.toBe(words);
    const [row] = await ask<{ tenant: string; wrapped: Buffer }>('select tenant, wrapped from personal_data.keys');
    expect(row?.tenant).toBe(slug);
    const key = await opened[0]?.keys.forWriting({ slug, sessionId });
    expect(row?.wrapped.includes(key?.export() ?? Buffer.alloc(32))).toBe(false);
  });

  it('are one per subject, whoever asks first and how many at once', async () => {
    const [one, two] = [await open(), await open()];
    const subject = { slug, sessionId: randomUUID() };
    const keys = await Promise.all([one, two, one, two].map((personal) => personal.keys.forWriting(subject)));
    expect(new Set(keys.map((key) => key.export().toString('hex'))).size).toBe(1);
    const other = await one.keys.forWriting({ slug, sessionId: null });
    expect(other.equals(keys[0] ?? other)).toBe(false);
  });

  it('are destroyed for good: words read as erased, and no second key is made', async () => {
    const personal = await open();
    const sessionId = await spoken(personal);
    await personal.ledger.destroy({ slug, sessionId, cause: 'request' });
    await personal.ledger.destroy({ slug, sessionId, cause: 'retention' });

    await expect(text(await open(), sessionId)).resolves.toBe(ERASED);
    await expect(text(personal, sessionId)).resolves.toBe(ERASED);
    await expect(personal.keys.forWriting({ slug, sessionId })).rejects.toBeInstanceOf(SubjectIsErased);
    const rows = await ask('select wrapped, cause from personal_data.keys join personal_data.erasures using (subject)');
    expect(rows).toEqual([{ wrapped: null, cause: 'request' }]);
  });

  it('are forgotten in other processes as soon as these hear of the erasure', async () => {
    const [here, elsewhere] = [await open(), await open()];
    const sessionId = await spoken(here);
    await expect(text(elsewhere, sessionId)).resolves.toBe(words);
    await here.ledger.destroy({ slug, sessionId, cause: 'request' });
    const erased: DomainEvent = { type: 'SubjectErased', data: { slug, sessionId, cause: 'request' } };
    await here.over(log).append(appendOf(`conversation-${sessionId}`, 0, withId(erased)));

    await elsewhere.over(log).readStream(`conversation-${sessionId}`);
    await expect(elsewhere.keys.forWriting({ slug, sessionId })).rejects.toBeInstanceOf(SubjectIsErased);
    await expect(text(elsewhere, sessionId)).resolves.toBe(ERASED);
  });

  it('of somebody who never said a word are never made after the erasure', async () => {
    const { keys, ledger } = await open();
    const sessionId = randomUUID();
    await ledger.destroy({ slug, sessionId, cause: 'request' });
    await expect(keys.forWriting({ slug, sessionId })).rejects.toBeInstanceOf(SubjectIsErased);
  });

  it('that were lost leave words that read as erased', async () => {
    const sessionId = await spoken(await open());
    await ask('truncate personal_data.keys');
    await expect(text(await open(), sessionId)).resolves.toBe(ERASED);
  });

  it('come under a new master key while the one before is still known, and then need it no more', async () => {
    const sessionIds = [await spoken(await open()), await spoken(await open())];
    const newKey = 'another master key of thirty-two bytes';
    const changing = await open(newKey, masterKey);
    for (const sessionId of sessionIds) await expect(text(changing, sessionId)).resolves.toBe(words);
    const after = await open(newKey);
    for (const sessionId of sessionIds) await expect(text(after, sessionId)).resolves.toBe(words);
  });

  it('are made under no older master key by a process that still runs with it: it says so, and all is sealed with the new one', async () => {
    const older = await open();
    const sessionId = await spoken(older);
    const newKey = 'another master key of thirty-two bytes';
    await open(newKey, masterKey);
    await expect(spoken(older)).rejects.toThrow('MASTER_KEY was changed while this process ran');
    await expect(spoken(older)).rejects.toBeInstanceOf(StoreUnavailable);
    const newer = await open(newKey);
    const unseen = await spoken(newer);
    await expect(text(older, unseen)).rejects.toBeInstanceOf(MasterKeyChanged);
    await expect(text(newer, sessionId)).resolves.toBe(words);
    await expect(newer.secret('audit-signing')).resolves.toEqual(await (await open(newKey)).secret('audit-signing'));
  });

  it('whose change of the master key was cut short ask for the one before once more', async () => {
    const sessionId = await spoken(await open());
    const newKey = 'another master key of thirty-two bytes';
    await open(newKey, masterKey);
    await ask(
      `update personal_data.master_key set previous = '\\x${new Sealing(masterKey).fingerprint.toString('hex')}'`,
    );
    await expect(open(newKey)).rejects.toThrow('MASTER_KEY_PREVIOUS: needed once more');
    await expect(text(await open(newKey, masterKey), sessionId)).resolves.toBe(words);
    await expect(text(await open(newKey), sessionId)).resolves.toBe(words);
  });

  it('are never opened by a master key that did not seal them: the start says so', async () => {
    await spoken(await open());
    await expect(open('a foreign master key of thirty-two bytes')).rejects.toThrow('MASTER_KEY');
  });

  it('are listed as half erased until the erasure is finished', async () => {
    const { ledger } = await open();
    const subject = { slug, sessionId: randomUUID() };
    await ledger.destroy({ ...subject, cause: 'retention' });
    await expect(ledger.unfinished()).resolves.toEqual([{ ...subject, cause: 'retention' }]);
    await ledger.finish(subject);
    await expect(ledger.unfinished()).resolves.toEqual([]);
  });
});
