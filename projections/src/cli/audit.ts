import { ConfigurationError } from '@pilotlight/contracts/configuration';
import { startFailure } from '@pilotlight/event-store/postgres/unreachable';
import { readConfiguration } from '../config/read-configuration';
import { auditCommand, auditUsage, WrongUsage } from './audit-arguments';
import { exportChain, type ExitCode, printKey, printState, verifyFile, verifyLog } from './audit-commands';
import type { AuditDatabase } from './open-audit';

const database = (): AuditDatabase => {
  const { DATABASE_URL, MASTER_KEY, MASTER_KEY_PREVIOUS } = readConfiguration();
  return { url: DATABASE_URL, masterKey: MASTER_KEY, previousMasterKey: MASTER_KEY_PREVIOUS };
};

const run = async (args: readonly string[]): Promise<ExitCode> => {
  const output = { stdout: process.stdout, stderr: process.stderr };
  const command = auditCommand(args);
  switch (command.name) {
    case 'help':
      process.stdout.write(auditUsage);
      return 0;
    case 'key':
      return await printKey(database(), output);
    case 'export':
      return await exportChain(database(), command.chain, output);
    case 'verify-live':
      return await verifyLog(database(), command.chain, output);
    case 'verify-file':
      return await verifyFile(command.file, command.key, output);
    case 'state':
      return await printState(database().url, command.slug, command.at, output);
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
