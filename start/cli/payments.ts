import { readConfiguration } from '@pilotlight/backend/config/read-configuration';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { firstStartSecrets, secretsFile } from '../first-start-secrets';
import { runCommand, WrongUsage } from './run-command';

const usage = `npm run payments -- advance <time>
  Moves the clock of the test payments on, such as 30d, 12h or 45m, and lets happen what is due until then: renewals, retries, ends of
  cancelled months. The product has to be running; nothing else goes by this clock. "advance 0m" says what time it is by it.`;

const units: ReadonlyMap<string, number> = new Map([
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
]);
const answerSchema = z.object({ now: z.string() });

const advance = async (args: readonly string[]): Promise<void> => {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [verb, time = ''] = positionals;
  const [, count, unit = ''] = /^(\d{1,4})([mhd])$/.exec(time) ?? [];
  if (verb !== 'advance' || count === undefined) throw new WrongUsage('Say how far, such as: advance 30d');
  const { PORT, DATA_DIR, ADMIN_TOKEN } = readConfiguration();
  const token = ADMIN_TOKEN ?? (existsSync(secretsFile(DATA_DIR)) ? firstStartSecrets(DATA_DIR).ADMIN_TOKEN : '');
  const response = await fetch(`http://127.0.0.1:${PORT}/test-payments/clock`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ advance: Number(count) * (units.get(unit) ?? 0) }),
  }).catch((error: unknown) => {
    throw new Error(`Nothing answers on port ${PORT}: start the product first`, { cause: error });
  });
  const told: unknown = await response.json();
  if (!response.ok) throw new Error(z.object({ message: z.string() }).parse(told).message);
  process.stdout.write(`By the test payments' clock it is ${answerSchema.parse(told).now}\n`);
};

void runCommand(usage, advance);
