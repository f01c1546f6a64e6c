import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { createTestDatabase } from '../testing/test-postgres';
import { databaseOf, freshName, goneName, serverOf, urlOf } from './neighbouring-databases';
import { holdsRestoring, sweepRestores } from './sweep-restores';

describe('what a killed restore left', () => {
  let url: string;
  let database: string;
  let server: Client;
  const open: Client[] = [];

  const connect = async (to: string): Promise<Client> => {
    const client = new Client({ connectionString: to });
    client.on('error', () => {});
    await client.connect();
    open.push(client);
    return client;
  };
  const make = async (name: string): Promise<string> => {
    await server.query(`create database "${name}"`);
    return name;
  };
  const thereOf = async (names: readonly string[]): Promise<string[]> => {
    const { rows } = await server.query<{ name: string }>(
      'select datname as name from pg_database where datname = any($1)',
      [names],
    );
    return rows.map(({ name }) => name).toSorted();
  };

  beforeEach(async () => {
    url = await createTestDatabase();
    database = databaseOf(url);
    server = await connect(serverOf(url));
  });
  afterEach(async () => {
    for (const client of open.splice(0)) await client.end().catch(() => {});
  });

  it('is removed: the database that was being loaded, and one that had given way', async () => {
    const fresh = await make(freshName(database));
    const gone = await make(goneName(freshName(database)));
    expect(await sweepRestores(url)).toEqual({ removed: [fresh, gone].toSorted(), left: [] });
    expect(await thereOf([fresh, gone, database])).toEqual([database]);
    expect(await sweepRestores(url)).toEqual({ removed: [], left: [] });
  });

  it('is told from every other database by its whole name', async () => {
    const others = [
      `${database}_restored_1234567`,
      `${database}_restored_123456789`,
      `${database}_restored_0123456g`,
      `${database}_restored_01234567_older`,
      `x${database}_restored_01234567`,
      freshName(`${database.slice(0, -1)}_`),
      freshName(`${database}_two`),
    ];
    for (const name of others) await make(name);
    expect(await sweepRestores(url)).toEqual({ removed: [], left: [] });
    expect(await thereOf(others)).toEqual(others.toSorted());
  });

  it('is spared while its restore is under way, and removed once that has ended', async () => {
    const fresh = await make(freshName(database));
    const restore = await connect(serverOf(url));
    expect(await holdsRestoring(restore, database)).toBe(true);
    expect(await sweepRestores(url)).toEqual({ removed: [], left: [] });
    expect(await thereOf([fresh])).toEqual([fresh]);

    await restore.end();
    let removed: readonly string[] = [];
    while (removed.length === 0) ({ removed } = await sweepRestores(url));
    expect(await thereOf([fresh])).toEqual([]);
  });

  it('is spared and named while somebody is connected to it', async () => {
    const fresh = await make(freshName(database));
    await connect(urlOf(url, fresh));
    expect(await sweepRestores(url)).toEqual({ removed: [], left: [expect.stringContaining(fresh)] });
    expect(await thereOf([fresh])).toEqual([fresh]);
  });

  it('is named where the role may not remove it', async () => {
    const fresh = await make(freshName(database));
    const role = `visitor_${randomBytes(4).toString('hex')}`;
    await server.query(`create role ${role} login password 'visitor'`);
    const theirs = new URL(url);
    [theirs.username, theirs.password] = [role, 'visitor'];
    expect(await sweepRestores(theirs.href)).toEqual({ removed: [], left: [expect.stringContaining('must be owner')] });
    expect(await thereOf([fresh])).toEqual([fresh]);
  });
});
