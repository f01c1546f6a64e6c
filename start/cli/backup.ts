import { checkBackup } from '@pilotlight/event-store/backup/read-backup';
import { writeBackup } from '@pilotlight/event-store/backup/write-backup';
import { parseArgs } from 'node:util';
import { backedUpSchemas } from './backed-up-schemas';
import { reading, writing } from './named-file';
import { runCommand, WrongUsage } from './run-command';
import { typedPath, withDatabase } from './settings';

const usage = `npm run backup -- <file> [--without-keys]
  Writes all that can't be made anew (event log, keys, accounts, audit) into one file, while the product runs or when it is stopped.
  --without-keys  leaves the keys of personal words out: in this backup those words are gone for good.
npm run backup -- --check <file>
  Reads a backup to its end and says whether it is what was written.`;

const counted = (count: number, what: string): string => `${count.toLocaleString('en-GB')} ${what}`;

const fileIn = (positionals: readonly string[]): string => {
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new WrongUsage('Name one file');
  return typedPath(file);
};

const backup = async (args: readonly string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'without-keys': { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
  });
  const file = fileIn(positionals);
  if (values.check) {
    const { at, rows, keys } = await reading(file, checkBackup(file));
    const events = counted(rows['event_log.events'] ?? 0, 'events');
    process.stdout.write(`whole: ${events} as of ${at}${keys ? '' : ', without the keys of personal words'}\n`);
    return;
  }
  await withDatabase(async ({ url }) => {
    const keys = !values['without-keys'];
    const { rows, sha256 } = await writing(file, writeBackup({ url, keys, schemas: backedUpSchemas }, file));
    process.stdout.write(`${counted(rows['event_log.events'] ?? 0, 'events')} written to ${file}\nsha256 ${sha256}\n`);
  });
};

void runCommand(usage, backup);
