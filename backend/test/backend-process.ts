import { PolicyRunners } from '@pilotlight/subscriptions/policies/policy-runners';
import { startTestBackend } from './backend-under-test';

/** A backend of its own process, which a test kills, or a benchmark asks. */
const main = async (options: string, policies = 'run'): Promise<void> => {
  const { address, app } = await startTestBackend(JSON.parse(options));
  if (policies === 'stopped') await app.get(PolicyRunners).stop();
  process.stdout.write(`ready ${address}\n`);
};

void main(process.argv[2] ?? '', process.argv[3]);
