import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Client } from 'pg';
import { start } from '../event-store';
import { migratePersonalData } from '../personal-data/postgres/schema';
import { openPostgresEventStore, type PostgresEventStore } from '../postgres/postgres-event-store';
import { migrateEventLog } from '../postgres/schema/migrate';
import { appendOf, withId } from '../testing/sample-events';
import { createTestDatabase } from '../testing/test-postgres';
import { type BackedUpFile, linesOfFile } from './backed-up-files';
import { largestFile, UnusableBackup } from './backup-format';
import { checkBackup } from './read-backup';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

const migrations = [migrateEventLog, migratePersonalData];
const samples: Readonly<Record<string, Buffer>> = {
  'leeds/large': randomBytes(500_000),
  'leeds/empty': Buffer.alloc(0),
  'leeds/tricky': Buffer.from('\\.\n{"file":"x","kind":"photos"}\n\\.\n'),
};

async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 70_001) yield bytes.subarray(at, at + 70_001);
}
async function* sampleFiles(): AsyncGenerator<BackedUpFile> {
  for (const [file, bytes] of Object.entries(samples)) yield { file, kind: 'photos', bytes: inPieces(bytes) };
}
async function* oneThatBreaks(): AsyncGenerator<BackedUpFile> {
  const bytes = (async function* () {
    yield Buffer.from('half');
    throw new Error('the disk gave way');
  })();
  yield { file: 'leeds/half', kind: 'photos', bytes };
}
const onAFullDisk = (): Promise<never> => Promise.reject(new Error('the disk is full'));

describe('files in a backup', () => {
  let folder: string;
  let url: string;
  let log: PostgresEventStore;
  const file = (): string => join(folder, 'backup');
  const append = (slug: string) =>
    log.append(appendOf(`installer-${slug}`, 'no-stream', withId({ type: 'InstallerResumed', data: { slug } })));
  const backup = (files: (snapshot: Client) => AsyncIterable<BackedUpFile>) =>
    writeBackup({ url, keys: true, schemas: [], files }, file());
  const plan = () => ({ url, file: file(), replace: true, schemas: [], migrations });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pilotlight-backup-'));
    url = await createTestDatabase();
    await migratePersonalData(url);
    log = await openPostgresEventStore({ url, allowUnsafeDurability: true });
    await append('leeds');
  });
  afterEach(async () => {
    await log.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('come back byte for byte and counted, before anybody finds the restored log', async () => {
    expect(await backup(sampleFiles)).toMatchObject({ files: { photos: 3 } });
    expect(await checkBackup(file())).toMatchObject({ files: { photos: 3 }, rows: { 'event_log.events': 1 } });
    await append('york');
    const taken: Record<string, Buffer> = {};
    const seen: number[] = [];
    const restored = await restoreBackup({
      ...plan(),
      takeFile: async ({ file: name }, bytes) => {
        taken[name] = bytes;
        seen.push((await log.readAll(start, 10)).events.length);
      },
    });
    expect([restored.events, restored.files, seen]).toEqual([1, { photos: 3 }, [2, 2, 2]]);
    expect(taken).toEqual(samples);
  });

  it('are those of the moment that the tables show, though more is written meanwhile', async () => {
    const counts: unknown[] = [];
    await backup(async function* (snapshot) {
      await append('york');
      counts.push((await snapshot.query('select from event_log.events')).rowCount);
      yield* sampleFiles();
      await append('hull');
      counts.push((await snapshot.query('select from event_log.events')).rowCount);
    });
    expect([counts, (await log.readAll(start, 10)).events.length]).toEqual([[1, 1], 3]);
  });

  it('of which one breaks off leave no backup', async () => {
    await expect(backup(oneThatBreaks)).rejects.toThrow('the disk gave way');
    expect([existsSync(file()), existsSync(`${file()}.partial`)]).toEqual([false, false]);
  });

  it('that nobody can keep leave the database as it was', async () => {
    await backup(sampleFiles);
    await append('york');
    await expect(restoreBackup({ ...plan(), takeFile: onAFullDisk })).rejects.toThrow('the disk is full');
    expect((await log.readAll(start, 10)).events).toHaveLength(2);
  });

  it('larger than a restore takes are no part of one', async () => {
    const large = { file: 'leeds/large', kind: 'photos', bytes: inPieces(Buffer.alloc(largestFile + 1)) };
    const read = async (): Promise<void> => {
      for await (const line of linesOfFile(large)) expect(line.length).toBeGreaterThan(0);
    };
    await expect(read()).rejects.toThrow('leeds/large is larger than');
  });

  it('are none in a backup of the version that knew of none, which is read as ever', async () => {
    await writeBackup({ url, keys: true, schemas: [] }, file());
    const [heading = '', ...lines] = gunzipSync(readFileSync(file())).toString().split('\n').slice(0, -1);
    const { rows } = JSON.parse(lines.pop() ?? '');
    const body = `${[heading.replace('"version":2', '"version":1'), ...lines].join('\n')}\n`;
    const sha256 = createHash('sha256').update(body).digest('hex');
    writeFileSync(file(), gzipSync(`${body}${JSON.stringify({ rows, sha256 })}\n`));
    expect(await restoreBackup(plan())).toMatchObject({ events: 1, files: {} });
  });

  it('changed, lost or too many are found before anything is touched', async () => {
    await backup(sampleFiles);
    const text = gunzipSync(readFileSync(file())).toString('latin1');
    const body = text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1);
    const ending = JSON.parse(text.slice(body.length));
    const withEnding = (changed: string, files: Record<string, number>): Buffer => {
      const sha256 = createHash('sha256').update(changed, 'latin1').digest('hex');
      return gzipSync(Buffer.from(`${changed}${JSON.stringify({ ...ending, files, sha256 })}\n`, 'latin1'));
    };
    const emptyOne = '{"file":"leeds/empty","kind":"photos"}\n\\.\n';
    expect(body).toContain(emptyOne);
    const encoded = samples['leeds/tricky']?.toString('base64') ?? '';
    const spoiled: readonly (readonly [Buffer, string])[] = [
      [gzipSync(Buffer.from(text.replace(encoded, `B${encoded.slice(1)}`), 'latin1')), 'not what was written'],
      [withEnding(body.replace(emptyOne, ''), { photos: 3 }), 'it tells of 3 files of kind photos, and 2 came'],
      [withEnding(body, {}), 'it tells of no files of kind photos, and 3 came'],
    ];
    for (const [bytes, reason] of spoiled) {
      writeFileSync(file(), bytes);
      const taken: string[] = [];
      const takeFile = async ({ file: name }: { file: string }): Promise<void> => void taken.push(name);
      const refusal: unknown = await restoreBackup({ ...plan(), takeFile }).catch((error: unknown) => error);
      expect([refusal, String(refusal), taken]).toEqual([
        expect.any(UnusableBackup),
        expect.stringContaining(reason),
        [],
      ]);
    }
    expect((await log.readAll(start, 10)).events).toHaveLength(1);
  });
});
