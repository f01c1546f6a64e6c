import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError } from '@pilotlight/contracts/configuration';
import { readConfiguration } from './read-configuration';

const faultsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfiguration(environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
    throw error;
  }
  return [];
};

it('takes an empty variable as absent', () => {
  expect(readConfiguration({ PORT: '', HOST: '', ADMIN_EMAIL: '', TRUST_PROXY: '' })).toEqual({
    NODE_ENV: 'development',
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    EVENT_STORE: 'postgres',
    FEED: 'store',
    KAFKA_PARTITIONS: 6,
    AUDITOR_SEES_PERSONAL_DATA: false,
    TRUST_PROXY: false,
    TWILIO_BASE_URL: 'https://api.twilio.com',
    METRICS_HOST: '127.0.0.1',
    PAYMENT_GRACE_DAYS: 0,
    OPENAI_BASE_URL: 'https://api.openai.com/v1',
    OPENAI_MODEL: 'gpt-5.4-mini',
    OPENAI_PENCE_PER_MILLION_INPUT: 60,
    OPENAI_PENCE_PER_MILLION_OUTPUT: 360,
    OPENAI_TIMEOUT_SECONDS: 8,
    OPENAI_SESSION_BUDGET: { tokens: 100_000, pence: 20, milliseconds: 300_000 },
    OPENAI_TENANT_DAY_BUDGET: { tokens: 1_000_000, pence: 100, milliseconds: 7_200_000 },
    OPENAI_DAY_BUDGET: { tokens: 20_000_000, pence: 2_000, milliseconds: 200_000_000 },
  });
});

it.each(['0', '65536', '-1', '80.5', 'eighty'])('refuses %s as a port', (port) => {
  expect(faultsOf({ PORT: port })).toEqual([expect.stringMatching(/^PORT: /)]);
  expect(faultsOf({ METRICS_PORT: port })).toEqual([expect.stringMatching(/^METRICS_PORT: /)]);
});

it.each(['1', '65535'])('takes %s as a port', (port) => {
  expect(readConfiguration({ PORT: port }).PORT).toBe(Number(port));
});

it('refuses one port for the site and the metrics', () => {
  expect(faultsOf({ PORT: '4000', METRICS_PORT: '4000' })).toEqual(['METRICS_PORT: the same as PORT; give it another']);
  expect(faultsOf({ METRICS_PORT: '3000' })).toHaveLength(1);
});

it.each(['lots', '100 tokens', '100 tokens, -1 pence, 5 seconds', '1 tokens,2 pence,3 seconds'])(
  'refuses %s as a budget',
  (budget) => {
    expect(faultsOf({ OPENAI_DAY_BUDGET: budget })).toEqual([
      'OPENAI_DAY_BUDGET: it is "N tokens, N pence, N seconds"',
    ]);
  },
);

it.each(['https://chat.firm.co.uk/pilot', 'https://chat.firm.co.uk/?a=b', 'https://chat.firm.co.uk/#top'])(
  'refuses %s as the site’s address, whose pages would not be found',
  (address) => {
    expect(faultsOf({ PUBLIC_URL: address })).toEqual(['PUBLIC_URL: an address without a path']);
  },
);

it.each([
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT_ID needs it'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID: GOOGLE_CLIENT_SECRET needs it'],
])('refuses %s alone', (name, fault) => {
  expect(faultsOf({ [name]: 'canary' })).toEqual([fault]);
});

it('names every variable that is wrong, never its value', () => {
  const faults = faultsOf({
    NODE_ENV: 'canary',
    PUBLIC_URL: 'canary',
    DATABASE_URL: 'mysql://canary:canary@db',
    ADMIN_EMAIL: 'canary',
    TRUST_PROXY: 'canary',
  });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([
    'NODE_ENV',
    'PUBLIC_URL',
    'DATABASE_URL',
    'ADMIN_EMAIL',
    'TRUST_PROXY',
  ]);
  expect(faults.join()).not.toContain('canary');
});

describe('a .env file', () => {
  const before = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'pilotlight-env-'));
  afterAll(() => {
    process.chdir(before);
    delete process.env['PORT'];
    rmSync(folder, { recursive: true });
  });

  it('fills in what the environment leaves open', () => {
    writeFileSync(
      join(folder, '.env'),
      'PORT=4123\nADMIN_EMAIL=owner@firm.co.uk\nADMIN_PASSWORD="with # and spaces"\n',
    );
    process.chdir(folder);
    process.env['PORT'] = '4999';
    expect(readConfiguration()).toMatchObject({
      PORT: 4999,
      ADMIN_EMAIL: 'owner@firm.co.uk',
      ADMIN_PASSWORD: 'with # and spaces',
    });
  });
});
