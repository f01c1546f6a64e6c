import { startTestBackend } from './backend-under-test';

/** A backend of its own process, which a test kills. */
const main = async (options: string): Promise<void> => {
  const { address } = await startTestBackend(JSON.parse(options));
  process.stdout.write(`ready ${address}\n`);
};

void main(process.argv[2] ?? '');
