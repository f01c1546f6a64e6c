import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { type EventStore, start } from '../event-store';
import { openPersonalData, type PersonalData } from '../personal-data/postgres/personal-data';
import { migratePersonalData } from '../personal-data/postgres/schema';
import { withClient } from '../postgres/connection';
import { openPostgresEventStore } from '../postgres/postgres-event-store';
import { migrateEventLog } from '../postgres/schema/migrate';
import { appendOf, withId } from '../testing/sample-events';
import { createTestDatabase } from '../testing/test-postgres';
import { databaseOf, freshName, serverOf } from './neighbouring-databases';
import { NotEmpty, RestoreUnderWay, restoreBackup } from './restore-backup';
import { sweepRestores } from './sweep-restores';
import { writeBackup } from './write-backup';

const masterKey = 'a master key of at least thirty-two bytes';
const slug = 'leeds-heating';
const migrations = [migrateEventLog, migratePersonalData];
const words = 'tab\t, line\nbreak, \\. and \\N, “naïve” 🔥';

const said = (sessionId: string, text: string): DomainEvent => ({
  type: 'VisitorMessageReceived',
  data: { slug, sessionId, messageId: randomUUID(), text },
});

/** Makes the carrying over of erasures slow, or fail the second time. */
const troubled =
  (body: string) =>
  (target: string): Promise<void> =>
    withClient({ connectionString: target }, async (client) => {
      await client.query(
        `create function trouble() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
      );
      await client.query(
        'create trigger trouble before insert on personal_data.erasures for each statement execute function trouble()',
      );
    });

describe('a backup', () => {
  let folder: string;
  let url: string;
  let personal: PersonalData;
  let log: EventStore;
  const file = (name = 'backup'): string => join(folder, name);

  const open = async (): Promise<void> => {
    personal = await openPersonalData({ url, masterKey });
    log = personal.over(await openPostgresEventStore({ url, allowUnsafeDurability: true }));
  };
  const close = async (): Promise<void> => {
    await log.close();
    await personal.close();
  };
  const speak = async (sessionId: string, text = words): Promise<void> => {
    const revision = (await log.readStream(`conversation-${sessionId}`)).length - 1;
    const expected = revision < 0 ? 'no-stream' : revision;
    await log.append(appendOf(`conversation-${sessionId}`, expected, withId(said(sessionId, text))));
  };
  const textsOf = async (sessionId: string): Promise<unknown[]> =>
    (await log.readStream(`conversation-${sessionId}`)).map(({ data }) => ('text' in data ? data.text : null));

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pilotlight-backup-'));
    url = await createTestDatabase();
    await open();
  });
  afterEach(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('brings back every event with its place and its words, and goes on behind them', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    await speak(one);
    await speak(two, 'Hello');
    const before = (await log.readAll(start, 10)).events;
    await writeBackup({ url, keys: true, schemas: [] }, file());
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    await speak(one, 'After the backup');
    await close();

    const restored = await restoreBackup({ url, file: file(), replace: true, schemas: [], migrations });
    expect(restored).toMatchObject({ events: 2, erasedAgain: 0 });
    await open();
    expect((await log.readAll(start, 10)).events).toEqual(before);
    await speak(one, 'Goes on');
    expect(await textsOf(one)).toEqual([words, 'Goes on']);
    const positions = (await log.readAll(start, 10)).events.map(({ position }) => position);
    expect(positions.toSorted()).toEqual(positions);
  });

  it('goes into an empty database elsewhere', async () => {
    const sessionId = randomUUID();
    await speak(sessionId);
    await writeBackup({ url, keys: true, schemas: [] }, file());
    await close();
    url = await createTestDatabase();
    await restoreBackup({ url, file: file(), replace: false, schemas: [], migrations });
    await open();
    expect(await textsOf(sessionId)).toEqual([words]);
  });

  it('leaves erased who was erased since: in the database that gives way, or by the time of a later backup', async () => {
    const [one, two, kept] = [randomUUID(), randomUUID(), randomUUID()];
    for (const each of [one, two, kept]) await speak(each);
    await writeBackup({ url, keys: true, schemas: [] }, file('early'));
    await personal.ledger.destroy({ slug, sessionId: one, cause: 'request' });
    await writeBackup({ url, keys: true, schemas: [] }, file('late'));
    await personal.ledger.destroy({ slug, sessionId: two, cause: 'request' });
    await close();

    expect(await restoreBackup({ url, file: file('early'), replace: true, schemas: [], migrations })).toMatchObject({
      erasedAgain: 2,
    });
    await open();
    expect([await textsOf(one), await textsOf(two), await textsOf(kept)]).toEqual([[ERASED], [ERASED], [words]]);
    const unfinished = (await personal.ledger.unfinished()).map(({ sessionId }) => sessionId);
    expect(new Set(unfinished)).toEqual(new Set([one, two]));
    await close();

    url = await createTestDatabase();
    const elsewhere = { url, file: file('early'), erasuresFrom: file('late'), replace: false, schemas: [], migrations };
    expect(await restoreBackup(elsewhere)).toMatchObject({ erasedAgain: 1 });
    await open();
    expect([await textsOf(one), await textsOf(kept)]).toEqual([[ERASED], [words]]);
  });

  it('leaves erased whoever was erased while it went on, up to its last moment', async () => {
    // More than can be erased while even a slow machine restores.
    const sessions = Array.from({ length: 400 }, () => randomUUID());
    for (const sessionId of sessions) await speak(sessionId);
    await writeBackup({ url, keys: true, schemas: [] }, file());
    const erased: string[] = [];
    let over = false;
    const erasing = (async () => {
      for (const sessionId of sessions) {
        if (over) break;
        const destroyed = personal.ledger.destroy({ slug, sessionId, cause: 'request' });
        await destroyed.then(() => erased.push(sessionId)).catch(() => {});
        await pause(20);
      }
    })();
    await restoreBackup({
      url,
      file: file(),
      replace: true,
      schemas: [],
      migrations: [...migrations, troubled('perform pg_sleep(0.2);')],
    });
    over = true;
    await erasing;
    await close();
    await open();
    const read = await Promise.all(sessions.map(async (id) => ((await textsOf(id))[0] === ERASED ? id : null)));
    expect(read.filter((id) => id !== null && erased.includes(id))).toEqual(erased);
    expect([erased.length > 0, erased.length < sessions.length]).toEqual([true, true]);
  });

  it('that fails at the last moment leaves the database as it was, and open to all', async () => {
    const [early, late, kept] = [randomUUID(), randomUUID(), randomUUID()];
    for (const each of [early, late, kept]) await speak(each);
    await writeBackup({ url, keys: true, schemas: [] }, file());
    await personal.ledger.destroy({ slug, sessionId: early, cause: 'request' });
    const failing = troubled(
      `if exists (select from personal_data.erasures) then raise 'no more'; end if; perform pg_sleep(0.5);`,
    );
    const restoring = restoreBackup({
      url,
      file: file(),
      replace: true,
      schemas: [],
      migrations: [...migrations, failing],
    });
    const ledger = 'select 1 from pg_stat_activity where query like $1 and starts_with(datname, $2)';
    await withClient({ connectionString: serverOf(url) }, async (server) => {
      while (
        (await server.query(ledger, ['%insert into personal_data.erasures%given%', databaseOf(url)])).rowCount === 0
      )
        await pause(5);
    });
    await personal.ledger.destroy({ slug, sessionId: late, cause: 'request' });
    await expect(restoring).rejects.toThrow('no more');
    await close();
    await open();
    await speak(kept, 'Goes on');
    expect([await textsOf(early), await textsOf(late), await textsOf(kept)]).toEqual([
      [ERASED],
      [ERASED],
      [words, 'Goes on'],
    ]);
    expect(await sweepRestores(url)).toEqual({ removed: [], left: [] });
  });

  it('may hold no keys: then its words are gone', async () => {
    const sessionId = randomUUID();
    await speak(sessionId);
    await writeBackup({ url, keys: false, schemas: [] }, file());
    await close();
    await restoreBackup({ url, file: file(), replace: true, schemas: [], migrations });
    await open();
    expect(await textsOf(sessionId)).toEqual([ERASED]);
  });

  it('takes no place of a database in use without a clear word', async () => {
    await speak(randomUUID());
    await writeBackup({ url, keys: true, schemas: [] }, file());
    await expect(restoreBackup({ url, file: file(), replace: false, schemas: [], migrations })).rejects.toBeInstanceOf(
      NotEmpty,
    );
    expect((await log.readAll(start, 10)).events).toHaveLength(1);
  });

  it.each([
    ['keys', 'personal_data.keys', `('a person', 'leeds-heating', null)`, '1 keys of personal words'],
    ['entries of another room', 'audit.chain', `(1)`, '1 audit entries'],
  ])('takes no place of a database without events that holds %s', async (_what, table, row, word) => {
    await writeBackup({ url, keys: true, schemas: [] }, file());
    await withClient({ connectionString: url }, async (client) => {
      await client.query('create schema audit; create table audit.chain (number int)');
      await client.query(`insert into ${table} values ${row}`);
    });
    const audit = { schema: 'audit', ownToAPlace: [], inUse: { chain: 'audit entries' } };
    const restoring = restoreBackup({ url, file: file(), replace: false, schemas: [audit], migrations });
    await expect(restoring).rejects.toThrow(word);
    await expect(restoring).rejects.toBeInstanceOf(NotEmpty);
  });

  it('takes turns with no other restore: one at a time, which first removes what a killed one left', async () => {
    await speak(randomUUID());
    await writeBackup({ url, keys: true, schemas: [] }, file());
    await close();
    const database = databaseOf(url);
    const server = { connectionString: serverOf(url) };
    await withClient(server, (client) => client.query(`create database ${freshName(database)}`));
    const beside = async (): Promise<string[]> => {
      const text = 'select datname as name from pg_database where starts_with(datname, $1) order by 1';
      const { rows } = await withClient(server, (client) => client.query<{ name: string }>(text, [database]));
      return rows.map(({ name }) => name);
    };
    const plan = { url, file: file(), replace: true, schemas: [], migrations };
    const meanwhile = async (): Promise<void> => {
      await expect(restoreBackup(plan)).rejects.toBeInstanceOf(RestoreUnderWay);
      expect(await sweepRestores(url)).toEqual({ removed: [], left: [] });
      expect(await beside()).toHaveLength(2);
    };
    await restoreBackup({ ...plan, migrations: [...migrations, meanwhile] });
    expect(await beside()).toEqual([database]);
    await open();
  });

  it('that is cut short while it is written leaves no file', async () => {
    await speak(randomUUID());
    await expect(writeBackup({ url, keys: true, schemas: [] }, join(folder, 'no', 'such', 'folder'))).rejects.toThrow(
      'ENOENT',
    );
    const gone = new URL(url);
    gone.pathname = '/no_such_database';
    await expect(writeBackup({ url: gone.href, keys: true, schemas: [] }, file())).rejects.toThrow('does not exist');
    expect([existsSync(file()), existsSync(`${file()}.partial`)]).toEqual([false, false]);
  });

  it('replaces the log under a process that has it open, which appends nothing more and says so', async () => {
    const sessionId = randomUUID();
    await speak(sessionId);
    await writeBackup({ url, keys: true, schemas: [] }, file());
    const other = await openPostgresEventStore({ url, allowUnsafeDurability: true });
    await other.append(appendOf('installer-a', 'no-stream', withId({ type: 'InstallerResumed', data: { slug: 'a' } })));
    await restoreBackup({ url, file: file(), replace: true, schemas: [], migrations });
    const late = withId({ type: 'InstallerResumed', data: { slug: 'a' } });
    await expect(other.append(appendOf('installer-a', 0, late))).rejects.toThrow(/replaced|reached/);
    await other.replaced;
    await other.close();
    await close();
    await open();
    expect(await log.readStream('installer-a')).toEqual([]);
  });
});
