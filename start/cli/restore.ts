import type { Configuration } from '@pilotlight/contracts/configuration';
import { readConfiguration } from '@pilotlight/backend/config/read-configuration';
import { migrateAccess } from '@pilotlight/backend/database/migrate-access';
import { settleRestoredDeliveries as settle } from '@pilotlight/backend/database/settle-restored-deliveries';
import { photosAmong } from '@pilotlight/backend/conversations/photos/backed-up-photos';
import { restoreBackup } from '@pilotlight/event-store/backup/restore-backup';
import { refusingOtherSeals } from '@pilotlight/event-store/personal-data/postgres/reseal';
import { migratePersonalData } from '@pilotlight/event-store/personal-data/postgres/schema';
import { Sealing } from '@pilotlight/event-store/personal-data/sealing';
import { migrateEventLog } from '@pilotlight/event-store/postgres/schema/migrate';
import { connect } from '@pilotlight/subscriptions/database-connection';
import { migrate } from '@pilotlight/projections/migrations/migrate';
import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { backedUpSchemas } from './backed-up-schemas';
import { counted } from './counted';
import { bucketNote, keptPhotos, sayingWhere } from './kept-photos';
import { reading } from './named-file';
import { knownMasterKey } from './opened-log';
import { runCommand, WrongUsage } from './run-command';
import { typedPath, withDatabase } from './settings';

const usage = `npm run restore -- <file> [--replace] [--erasures-from <later backup>]
  Makes the database what it was when the backup was written, while the product runs (it starts again by itself) or when it is stopped,
  and puts its photos where the settings keep photos; those that came later are cleared away by night. Read models are folded anew at the next start. Whoever was erased since stays erased.
  --replace         lets a database that holds events, keys or audit entries give way.
  --erasures-from   on a fresh machine: erases again whoever was erased by the time of this later backup.`;

const readFirst = async (file: string): Promise<void> => {
  const opened = await open(file);
  try {
    await opened.read(Buffer.alloc(1));
  } finally {
    await opened.close();
  }
};

/** Schemas only: read models are folded at the next start. */
const migrateReadAndAudit = async (url: string): Promise<void> => {
  const connection = await connect(url, 'restore');
  try {
    await migrate(connection, []);
  } finally {
    await connection.end();
  }
};

const migrations = [migrateEventLog, migratePersonalData, migrateAccess, migrateReadAndAudit];

/** The product couldn't start with another master key: it says so while the old data still stands. */
const inspectSeal = (configuration: Configuration) => {
  const masterKey = knownMasterKey(configuration);
  if (masterKey === null) return {};
  return { inspect: refusingOtherSeals(new Sealing(masterKey, configuration.MASTER_KEY_PREVIOUS)) };
};

const restore = async (args: readonly string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, 'erasures-from': { type: 'string' } },
  });
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0) throw new WrongUsage('Name one file');
  const { replace, 'erasures-from': later } = values;
  const file = typedPath(given);
  const erasuresFrom = later === undefined ? undefined : typedPath(later);
  // A typing mistake is reported before anything is started for it.
  for (const named of [file, ...(erasuresFrom === undefined ? [] : [erasuresFrom])])
    await reading(named, readFirst(named));
  await withDatabase(
    async ({ url }) => {
      const configuration = readConfiguration();
      const { takeBack: takeFile } = keptPhotos(configuration);
      const plan = {
        url,
        file,
        erasuresFrom,
        replace,
        schemas: backedUpSchemas,
        takeFile,
        migrations,
        settle,
        ...inspectSeal(configuration),
      };
      const { at, events, files, erasedAgain } = await sayingWhere(restoreBackup(plan));
      const photos = photosAmong(files);
      const note = photos === 0 ? bucketNote(configuration) : null;
      const erased = erasedAgain === 0 ? '' : `; ${erasedAgain} people erased since are erased again`;
      const restored = `${counted(events, 'event')} and ${counted(photos, 'photo')} as of ${at} restored${erased}`;
      process.stdout.write(`${restored}\n${note ? `${note}\n` : ''}`);
      process.stdout.write(
        'Its words open with the MASTER_KEY of the product that wrote the backup (in development data/secrets.json)\n',
      );
    },
    { mayMake: true },
  );
};

void runCommand(usage, restore);
