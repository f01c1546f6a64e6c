import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { start } from '../event-store';
import { migratePersonalData } from '../personal-data/postgres/schema';
import { openPostgresEventStore, type PostgresEventStore } from '../postgres/postgres-event-store';
import { migrateEventLog } from '../postgres/schema/migrate';
import { appendOf, withId } from '../testing/sample-events';
import { createTestDatabase } from '../testing/test-postgres';
import { longestLine, UnusableBackup } from './backup-format';
import { checkBackup } from './read-backup';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

const migrations = [migrateEventLog, migratePersonalData];
const subjectColumns = ['subject', 'tenant', 'session_id', 'cause', 'erased_at'];

interface Table {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** A file that was written so, and not changed since: its hash is right. */
const written = (tables: readonly Table[], told: Record<string, number> = {}): Buffer => {
  const heading = { format: 'pilotlight-backup', version: 1, at: '2026-11-21T12:00:00.000Z', keys: true };
  const parts = tables.map(({ table, columns, rows }) =>
    [JSON.stringify({ table, columns }), ...rows, '\\.', ''].join('\n'),
  );
  const body = `${JSON.stringify(heading)}\n${parts.join('')}`;
  const rows = { ...Object.fromEntries(tables.map((each) => [each.table, each.rows.length])), ...told };
  const sha256 = createHash('sha256').update(body).digest('hex');
  return gzipSync(`${body}${JSON.stringify({ rows, sha256 })}\n`);
};

const refusalOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

describe('an unusable backup', () => {
  let folder: string;
  let url: string;
  let log: PostgresEventStore;
  const file = (name = 'backup'): string => join(folder, name);
  const restore = (more: { erasuresFrom?: string; file?: string } = {}): Promise<unknown> =>
    refusalOf(restoreBackup({ url, file: file('spoiled'), replace: true, schemas: [], migrations, ...more }));

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pilotlight-backup-'));
    url = await createTestDatabase();
    await migratePersonalData(url);
    log = await openPostgresEventStore({ url, allowUnsafeDurability: true });
    await log.append(appendOf('installer-a', 'no-stream', withId({ type: 'InstallerResumed', data: { slug: 'a' } })));
    await writeBackup({ url, keys: true, schemas: [] }, file());
  });
  afterEach(async () => {
    await log.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is found changed, cut short or foreign before anything is touched', async () => {
    const whole = readFileSync(file());
    const text = gunzipSync(whole).toString();
    const lines = text.split('\n');
    const spoiled: Record<string, Buffer> = {
      'a changed letter': gzipSync(text.replace('InstallerResumed', 'InstallerResumee')),
      'a row taken out': gzipSync(lines.filter((line) => !line.includes('InstallerResumed')).join('\n')),
      'no end': gzipSync(lines.slice(0, -2).join('\n')),
      'something behind the end': gzipSync(`${text}more\n`),
      'a file cut short': whole.subarray(0, whole.length - 20),
      'another file': Buffer.from('not a backup'),
      'an empty file': Buffer.alloc(0),
    };
    for (const [what, bytes] of Object.entries(spoiled)) {
      writeFileSync(file('spoiled'), bytes);
      expect([what, await refusalOf(checkBackup(file('spoiled')))]).toEqual([what, expect.any(UnusableBackup)]);
    }
    expect(await restore()).toBeInstanceOf(UnusableBackup);
    expect((await log.readAll(start, 10)).events).toHaveLength(1);
  });

  const keys = { table: 'personal_data.keys', columns: ['subject', 'tenant'], rows: ['one\tleeds', 'two\tleeds'] };

  it.each([
    ['fewer rows than it tells of', written([keys], { 'personal_data.keys': 3 }), 'line 6: it tells of 3 rows'],
    ['a table that it tells nothing of', written([], { 'personal_data.keys': 0 }), 'line 2: it tells of 0 rows'],
    ['a table without columns', written([keys, { ...keys, table: 'a.b', columns: [] }]), 'line 6: table a.b has no'],
    ['a table twice', written([keys, keys]), 'line 6: table personal_data.keys comes twice'],
    ['a column twice', written([{ ...keys, columns: ['tenant', 'tenant'] }]), 'line 2: table personal_data.keys has a'],
    ['a line without end', written([{ ...keys, rows: ['x'.repeat(longestLine + 70_000)] }]), 'line 3: it is longer'],
  ])('with %s is found by the check and by the restore, which name the line', async (_what, bytes, reason) => {
    writeFileSync(file('spoiled'), bytes);
    const refusals = [await refusalOf(checkBackup(file('spoiled'))), await restore()];
    expect(refusals).toEqual([expect.any(UnusableBackup), expect.any(UnusableBackup)]);
    for (const refusal of refusals) expect(String(refusal)).toContain(reason);
  });

  const bad = { ...keys, rows: ['one\tleeds', 'two', ...Array.from({ length: 200_000 }, (_, n) => `s${n}\tleeds`)] };

  it.each([
    ['an unknown table', written([keys, { ...keys, table: 'a.b' }]), 'line 6: this version knows no table a.b'],
    ['an unknown column', written([{ ...keys, columns: ['subject', 'mood'] }]), 'line 2: it is of a newer version'],
    ['a row that fits no table, and much behind it', written([bad]), 'line 4: personal_data.keys: missing data'],
    ['the same row twice', written([{ ...keys, rows: ['one\tleeds', 'one\tleeds'] }]), 'line 4: personal_data.keys'],
  ])('with %s is refused by the restore, which names the line', async (_what, bytes, reason) => {
    writeFileSync(file('spoiled'), bytes);
    const refusal = await restore();
    expect([refusal, String(refusal)]).toEqual([expect.any(UnusableBackup), expect.stringContaining(reason)]);
  });

  const ledger = { table: 'personal_data.erasures', columns: subjectColumns, rows: [] };

  it.each([
    ['lacks a column', { ...ledger, columns: ['subject'] }, 'line 2: table personal_data.erasures lacks tenant'],
    [
      'lacks a value',
      { ...ledger, rows: ['one\t\\N\t\\N\trequest\t2026-11-21'] },
      'line 3: an erasure has no usable tenant',
    ],
    ['has too few values', { ...ledger, rows: ['one\tleeds'] }, 'line 3: an erasure has no usable cause, erased_at'],
    [
      'names no visit',
      { ...ledger, rows: ['one\tleeds\tx\trequest\t2026-11-21'] },
      'line 3: an erasure has no usable session_id',
    ],
  ])('whose ledger of erasures %s is refused, by its line', async (_what, table, reason) => {
    writeFileSync(file('spoiled'), written([table]));
    const refusal = await restore({ file: file(), erasuresFrom: file('spoiled') });
    expect([refusal, String(refusal)]).toEqual([expect.any(UnusableBackup), expect.stringContaining(reason)]);
  });
});
