import { checkBackup } from '@pilotlight/event-store/backup/read-backup';
import { restoreBackup } from '@pilotlight/event-store/backup/restore-backup';
import { writeBackup } from '@pilotlight/event-store/backup/write-backup';
import { migratePersonalData } from '@pilotlight/event-store/personal-data/postgres/schema';
import { migrateEventLog } from '@pilotlight/event-store/postgres/schema/migrate';
import { createTestDatabase } from '@pilotlight/event-store/testing/test-postgres';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Pool } from 'pg';
import { migrateAccess } from '../../database/migrate-access';
import { PhotoUploads } from '../../database/photo-uploads';
import { type PhotoAddress } from '../../database/photo-rows';
import { DiskFiles } from '../../gateways/files/disk-files';
import { FilesUnavailable } from '../../gateways/files/files';
import { conversationStream } from '../../write-side/stream-names';
import { BackedUpPhotos, photosAmong } from './backed-up-photos';
import { fileOf } from './photo-files';

const migrations = [migrateEventLog, migratePersonalData, migrateAccess];
const schemas = [{ schema: 'access', ownToAPlace: ['migrations', 'migrations_lock', 'sessions'], inUse: {} }];

const somePhoto = (): PhotoAddress => ({ slug: 'leeds', sessionId: randomUUID(), photoId: randomUUID() });
const bytesOf = async (files: DiskFiles, photo: PhotoAddress): Promise<readonly (Buffer | null)[]> =>
  Promise.all(
    (['full', 'thumbnail'] as const).map(async (size) => {
      const stream = await files.read(fileOf(photo, size));
      return stream && (await buffer(stream));
    }),
  );

describe('the photos of a backup', () => {
  let folder: string;
  let url: string;
  let database: Pool;
  let kept: DiskFiles;
  const file = (): string => join(folder, 'backup');
  const enter = async ({ slug, sessionId, photoId }: PhotoAddress, age: string): Promise<void> => {
    const text = `insert into access.photos (slug, session_id, photo_id, width, height, bytes, created_at)
                  values ($1, $2, $3, 1, 1, 1, now() - $4::interval)`;
    await database.query(text, [slug, sessionId, photoId, age]);
  };
  const keep = async (photo: PhotoAddress): Promise<PhotoAddress> => {
    await enter(photo, '1 day');
    for (const size of ['full', 'thumbnail'] as const) await kept.put(fileOf(photo, size), randomBytes(100_000));
    return photo;
  };
  const send = async ({ slug, sessionId, photoId }: PhotoAddress): Promise<void> => {
    const photos = [{ photoId, slot: null, width: 1, height: 1, bytes: 1 }];
    await database.query(
      `insert into event_log.events (stream, revision, id, type, tenant, data, meta, recorded_at)
       values ($1, 0, gen_random_uuid(), 'PhotosReceived', $2, $3, '{}', now())`,
      [conversationStream(sessionId), slug, { slug, sessionId, messageId: randomUUID(), photos }],
    );
  };
  const reply = async ({ slug, sessionId, photoId }: PhotoAddress): Promise<void> => {
    const photos = [{ photoId, width: 1, height: 1, bytes: 1 }];
    const data = { slug, sessionId, replyId: randomUUID(), text: '', firmPerson: '', photos };
    await database.query(
      `insert into event_log.events (stream, revision, id, type, tenant, data, meta, recorded_at)
       values ($1, 0, gen_random_uuid(), 'InstallerReplied', $2, $3, '{}', now())`,
      [conversationStream(sessionId), slug, data],
    );
  };
  const backUp = async (from = new BackedUpPhotos(kept)): Promise<BackedUpPhotos> => {
    await writeBackup({ url, keys: true, schemas, files: from.of.bind(from) }, file());
    return from;
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pilotlight-photos-'));
    kept = new DiskFiles(join(folder, 'files'));
    url = await createTestDatabase();
    for (const migrate of migrations) await migrate(url);
    database = new Pool({ connectionString: url, max: 1 });
    database.on('error', () => undefined);
  });
  afterEach(async () => {
    await database.end();
    rmSync(folder, { recursive: true });
  });

  it('are all that the database knows, page by page, and lie elsewhere as they lay here', async () => {
    const photos = await Promise.all(Array.from({ length: 3 }, () => keep(somePhoto())));
    for (let count = 0; count < 1_200; count += 1) await enter(somePhoto(), '1 minute');
    await keep({ ...somePhoto(), photoId: 'ffffffff-ffff-4fff-bfff-ffffffffffff' });
    const { lost } = await backUp();
    expect([lost, photosAmong((await checkBackup(file())).files)]).toEqual([0, 4]);

    const elsewhere = new DiskFiles(join(folder, 'elsewhere'));
    const { takeBack: takeFile } = new BackedUpPhotos(elsewhere);
    const plan = { url: await createTestDatabase(), file: file(), replace: false, schemas, migrations };
    expect(photosAmong((await restoreBackup({ ...plan, takeFile })).files)).toBe(4);
    for (const photo of photos) {
      const [full, thumbnail] = await bytesOf(kept, photo);
      expect([full?.length, thumbnail?.length]).toEqual([100_000, 100_000]);
      expect(await bytesOf(elsewhere, photo)).toEqual([full, thumbnail]);
    }
  });

  it('that were sent and lack a file are counted, those that no message came with are not', async () => {
    const [whole, halved, gone, settled, failed, coming] = Array.from({ length: 6 }, somePhoto);
    if (!whole || !halved || !gone || !settled || !failed || !coming) throw new Error('Six there are');
    for (const photo of [whole, halved]) await keep(photo);
    await kept.delete(fileOf(halved, 'thumbnail'));
    await enter(gone, '5 minutes');
    for (const photo of [whole, halved, gone]) await send(photo);
    await enter(settled, '2 days');
    await new PhotoUploads(database).settle(settled.photoId);
    await enter(failed, '2 hours');
    await enter(coming, '10 seconds');
    expect((await backUp()).lost).toBe(3);
    expect((await checkBackup(file())).files).toEqual({ photos: 2, thumbnails: 1 });
  });

  it('that the firm replied with are counted as those that were sent', async () => {
    const [gone, unsent] = [somePhoto(), somePhoto()];
    for (const photo of [gone, unsent]) await enter(photo, '5 minutes');
    await reply(gone);
    expect((await backUp()).lost).toBe(1);
  });

  it('that never came in whole are no loss where there are no others', async () => {
    await enter(somePhoto(), '2 hours');
    expect((await backUp()).lost).toBe(0);
  });

  it('keep a backup from being written where they can not be read', async () => {
    await keep(somePhoto());
    const unreadable = new BackedUpPhotos(new DiskFiles('/dev/null/files'));
    await expect(backUp(unreadable)).rejects.toBeInstanceOf(FilesUnavailable);
  });

  it('lead nowhere but to a place of a photo', async () => {
    const { takeBack } = new BackedUpPhotos(kept);
    for (const path of ['../../etc/passwd', `leeds/${randomUUID()}`, '/leeds/x/y', `leeds/${randomUUID()}/../one`])
      await expect(takeBack({ file: path, kind: 'photos' }, Buffer.alloc(1))).rejects.toThrow('is no place of a photo');
  });

  it('are none in a database that knows of none yet', async () => {
    await database.query('drop table access.photos');
    expect((await backUp()).lost).toBe(0);
    expect((await checkBackup(file())).files).toEqual({});
  });
});
