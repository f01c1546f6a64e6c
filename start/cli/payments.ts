import { readConfiguration } from '@pilotlight/backend/config/read-configuration';
import type { Configuration } from '@pilotlight/contracts/configuration';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { firstStartSecrets, secretsFile } from '../first-start-secrets';
import { advanceIn, paymentsUsage } from './payments-arguments';
import { runCommand } from './run-command';

const answerSchema = z.object({ now: z.string() });
const refusalSchema = z.object({ message: z.string() });

const adminToken = ({ ADMIN_TOKEN, DATA_DIR }: Configuration): string => {
  if (ADMIN_TOKEN !== undefined) return ADMIN_TOKEN;
  if (existsSync(secretsFile(DATA_DIR))) return firstStartSecrets(DATA_DIR).ADMIN_TOKEN;
  throw new Error(
    `${DATA_DIR} holds no data of Pilotlight: start the product first, or say where its data is by DATA_DIR`,
  );
};

const reachableAt = ({ HOST, PORT }: Configuration): string =>
  `http://${HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST}:${PORT}`;

const why = ({ status }: Response, told: unknown, address: string): string => {
  if (status === 401)
    return `The product at ${address} has another ADMIN_TOKEN: give this command the product's own settings`;
  if (status === 404) return `What answers at ${address} takes no test payments`;
  return refusalSchema.safeParse(told).data?.message ?? `${address} answered with ${status}`;
};

const advance = async (args: readonly string[]): Promise<void> => {
  const milliseconds = advanceIn(args);
  const configuration = readConfiguration();
  const token = adminToken(configuration);
  const address = reachableAt(configuration);
  const response = await fetch(`${address}/test-payments/clock`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ advance: milliseconds }),
  }).catch((error: unknown) => {
    throw new Error(`Nothing answers at ${address}: start the product first`, { cause: error });
  });
  const told: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Error(why(response, told, address));
  process.stdout.write(`By the test payments' clock it is ${answerSchema.parse(told).now}\n`);
};

void runCommand(paymentsUsage, advance);
