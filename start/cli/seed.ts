import { readConfiguration } from '@pilotlight/backend/config/read-configuration';
import { ConfigurationError } from '@pilotlight/contracts/configuration';
import 'reflect-metadata';
import { firms, emailOf } from '../seed/firms';
import { refuseSeeding } from '../seed/refuse-seeding';
import { seed } from '../seed/seed';
import { runCommand } from './run-command';
import { withDatabase } from './settings';

const usage = `npm run seed
  Makes three firms with a month of 200 conversations, visits, payments and messages, for a first look. Refused in production.
  Stop the product before; what is there already stays, so it can be run again.`;

const seeded = async (): Promise<void> => {
  const configuration = readConfiguration();
  refuseSeeding(configuration);
  const outcome = await withDatabase(
    async ({ url, inUse }) => {
      if (inUse && configuration.DATABASE_URL === undefined)
        throw new ConfigurationError([`DATA_DIR: a product runs on ${configuration.DATA_DIR}; stop it first`]);
      return await seed(configuration, url, (done, of) => {
        if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${of} `);
      });
    },
    { mayMake: true },
  );
  if (process.stderr.isTTY) process.stderr.write('\r');
  const { conversations, before } = outcome;
  process.stdout.write(
    conversations === 0
      ? `The ${before} conversations are there already: nothing was added\n`
      : `${conversations} conversations of a month made for ${firms.map(({ name }) => name).join(', ')}\n` +
          `Sign in at /installer/login as ${firms.map(emailOf).join(', ')}, with the demo installer's password\n`,
  );
};

void runCommand(usage, seeded);
