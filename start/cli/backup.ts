import { readConfiguration } from '@pilotlight/backend/config/read-configuration';
import { type BackedUpPhotos, photosAmong } from '@pilotlight/backend/conversations/photos/backed-up-photos';
import type { BackupEnding } from '@pilotlight/event-store/backup/backup-format';
import { checkBackup } from '@pilotlight/event-store/backup/read-backup';
import { writeBackup } from '@pilotlight/event-store/backup/write-backup';
import { parseArgs } from 'node:util';
import { backedUpSchemas } from './backed-up-schemas';
import { counted } from './counted';
import { bucketNote, keptPhotos, sayingWhere } from './kept-photos';
import { reading, writing } from './named-file';
import { runCommand, WrongUsage } from './run-command';
import { typedPath, withDatabase } from './settings';

const usage = `npm run backup -- <file> [--without-keys]
  Writes all that can't be made anew (event log, keys, accounts, audit, photos in the data folder) into one file, while the product runs
  or when it is stopped. Photos in a bucket are kept by its own means.
  --without-keys  leaves the keys of personal words out, and the photos that they open: in this backup those are gone for good.
npm run backup -- --check <file>
  Reads a backup to its end and says whether it is what was written.`;

const contentsOf = ({ rows, files }: Pick<BackupEnding, 'rows' | 'files'>): string =>
  `${counted(rows['event_log.events'] ?? 0, 'event')} and ${counted(photosAmong(files), 'photo')}`;

const fileIn = (positionals: readonly string[]): string => {
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new WrongUsage('Name one file');
  return typedPath(file);
};

const check = async (file: string): Promise<void> => {
  const { at, keys, ...ending } = await reading(file, checkBackup(file));
  const without = keys ? '' : ', without the keys of personal words';
  process.stdout.write(`whole: ${contentsOf(ending)} as of ${at}${without}\n`);
};

/** A backup without its photos is better than none, but nobody should find out by restoring it. */
const tellOfLost = ({ lost }: BackedUpPhotos, held: number): void => {
  if (lost === 0) return;
  process.stderr.write(`${counted(lost, 'uploaded photo')} lacked a file: what is lost is not in the backup\n`);
  if (held > 0) return;
  process.stderr.write('No photo was found at all: is DATA_DIR the folder that the product has?\n');
  process.exitCode = 1;
};

const write = async (file: string, keys: boolean): Promise<void> =>
  await withDatabase(async ({ url }) => {
    const configuration = readConfiguration();
    const note = bucketNote(configuration);
    const photos = keptPhotos(configuration);
    const files = keys && note === null ? photos.of.bind(photos) : undefined;
    const written = writeBackup({ url, keys, schemas: backedUpSchemas, files }, file);
    const ending = await sayingWhere(writing(file, written));
    process.stdout.write(
      `${contentsOf(ending)} written to ${file}\n${note ? `${note}\n` : ''}sha256 ${ending.sha256}\n`,
    );
    tellOfLost(photos, photosAmong(ending.files));
  });

const backup = async (args: readonly string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'without-keys': { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
  });
  const file = fileIn(positionals);
  await (values.check ? check(file) : write(file, !values['without-keys']));
};

void runCommand(usage, backup);
