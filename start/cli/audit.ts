import { auditCommand, auditUsage } from './audit-arguments';
import { exportChain, type ExitCode, printKey, printState, verifyFile, verifyLog } from './audit-commands';
import { runCommand } from './run-command';
import { typedPath } from './settings';

const output = { stdout: process.stdout, stderr: process.stderr };

const done = async (args: readonly string[]): Promise<ExitCode> => {
  const command = auditCommand(args);
  switch (command.name) {
    case 'key':
      return await printKey(output);
    case 'export':
      return await exportChain(command.chain, output);
    case 'verify-live':
      return await verifyLog(command.chain, output);
    case 'verify-file':
      return await verifyFile(typedPath(command.file), command.key, output);
    case 'state':
      return await printState(command.slug, { at: command.at, now: Date.now() }, output);
  }
};

void runCommand(auditUsage, async (args) => {
  process.exitCode = await done(args);
});
