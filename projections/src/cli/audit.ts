import { ConfigurationError } from '@pilotlight/contracts/configuration';
import { attachDatabase } from '@pilotlight/event-store/embedded-postgres/attach';
import { startFailure } from '@pilotlight/event-store/start-failure';
import { resolve } from 'node:path';
import { readCommandSettings, typedIn } from '../config/command-settings';
import { auditCommand, auditUsage, WrongUsage } from './audit-arguments';
import { exportChain, type ExitCode, printKey, printState, verifyFile, verifyLog } from './audit-commands';
import type { AuditDatabase } from './open-audit';

type Work<Database> = (database: Database) => Promise<ExitCode>;

const onDatabase = async (work: Work<Pick<AuditDatabase, 'url' | 'log'>>): Promise<ExitCode> => {
  const { databaseUrl, dataDir, logOf } = readCommandSettings();
  if (databaseUrl !== undefined) return await work({ url: databaseUrl, log: logOf(databaseUrl) });
  const attached = await attachDatabase(dataDir);
  try {
    return await work({ url: attached.url, log: logOf(attached.url) });
  } finally {
    await attached.release();
  }
};

const withKey = (work: Work<AuditDatabase>): Promise<ExitCode> => {
  const { masterKey, previousMasterKey } = readCommandSettings();
  if (masterKey === undefined) throw new ConfigurationError(['MASTER_KEY is missing']);
  return onDatabase((database) => work({ ...database, masterKey, previousMasterKey }));
};

const run = async (args: readonly string[]): Promise<ExitCode> => {
  const output = { stdout: process.stdout, stderr: process.stderr };
  const command = auditCommand(args);
  switch (command.name) {
    case 'help':
      process.stdout.write(auditUsage);
      return 0;
    case 'key':
      return await withKey((database) => printKey(database, output));
    case 'export':
      return await withKey((database) => exportChain(database, command.chain, output));
    case 'verify-live':
      return await withKey((database) => verifyLog(database, command.chain, output));
    case 'verify-file':
      return await verifyFile(resolve(typedIn(), command.file), command.key, output);
    case 'state':
      return await onDatabase(({ log }) => printState(log, command.slug, command.at, output));
  }
};

const explained = (error: unknown): string => {
  if (error instanceof WrongUsage) return `${error.message}\n\nSee npm run audit -- --help`;
  return error instanceof ConfigurationError ? error.message : startFailure(error);
};

run(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    process.stderr.write(`${explained(error)}\n`);
    process.exitCode = 2;
  },
);
