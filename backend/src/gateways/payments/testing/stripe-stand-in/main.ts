import { StandInServer } from './server';

/** A process of its own, which ends with the one that started it. */
const main = async (): Promise<void> => {
  const port = await new StandInServer().listen();
  process.stdin.resume().once('end', () => process.exit());
  process.stdout.write(`ready http://127.0.0.1:${port}\n`);
};

void main();
