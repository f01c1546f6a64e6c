import { startFailure } from '@pilotlight/event-store/start-failure';

export class WrongUsage extends Error {}

export const isWrongUsage = (error: unknown): error is Error =>
  error instanceof WrongUsage ||
  (typeof error === 'object' && error !== null && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'));

/** Exit codes: 2 and the usage where it was typed wrong, 1 and the reason where it failed. */
export const runCommand = async (
  usage: string,
  work: (args: readonly string[]) => Promise<void>,
  /** Whether the work ends itself on a signal. */
  { endsItself = false } = {},
): Promise<void> => {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  // An exit stops the PostgreSQL that was started for the command; a signal's own end would not.
  if (!endsItself)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
  try {
    await work(args);
  } catch (error) {
    const wrong = isWrongUsage(error);
    process.stderr.write(wrong ? `${error.message}\n${usage}\n` : `${startFailure(error)}\n`);
    process.exitCode = wrong ? 2 : 1;
  }
};
