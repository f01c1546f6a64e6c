import { productionFaults } from './production-faults';
import { readConfiguration } from './read-configuration';

const sound = {
  NODE_ENV: 'production',
  ADMIN_EMAIL: 'owner@firm.co.uk',
  ADMIN_PASSWORD: 'nine lighthouse cows hum',
  ADMIN_TOKEN: 'Zk3v9QpT7wXe2LmB8sRd4YhC6nJf1GaU',
  MASTER_KEY: 'q8Hd2LwZ5xVt9KcB3mNs7RfP1jYg4EaT',
  PUBLIC_URL: 'https://chat.firm.co.uk',
};
const faultsWith = (change: Record<string, string>): string[] =>
  productionFaults(readConfiguration({ ...sound, ...change }));

it('finds nothing wrong with strong settings', () => {
  expect(faultsWith({})).toEqual([]);
});

it('names every setting that is missing', () => {
  expect(productionFaults(readConfiguration({ NODE_ENV: 'production' }))).toEqual([
    'ADMIN_EMAIL is missing',
    'ADMIN_PASSWORD is missing',
    'ADMIN_TOKEN is missing',
    'MASTER_KEY is missing',
    'PUBLIC_URL is missing',
  ]);
});

it.each([
  ['ADMIN_PASSWORD', 'fifteen letters', 'ADMIN_PASSWORD is weak: at least 16 characters, random, no sample value'],
  [
    'ADMIN_PASSWORD',
    'my-password-is-long-enough',
    'ADMIN_PASSWORD is weak: at least 16 characters, random, no sample value',
  ],
  ['ADMIN_TOKEN', 'Zk3v9QpT7wXe2LmB8sRd4YhC6nJf1Ga', 'ADMIN_TOKEN is weak: at least 32 bytes, random, no sample value'],
  [
    'ADMIN_TOKEN',
    'changeme-changeme-changeme-changeme',
    'ADMIN_TOKEN is weak: at least 32 bytes, random, no sample value',
  ],
  [
    'MASTER_KEY',
    'abababababababababababababababababab',
    'MASTER_KEY is weak: at least 32 bytes, random, no sample value',
  ],
  [
    'ADMIN_TOKEN',
    '0123456789012345678901234567890123456789',
    'ADMIN_TOKEN is weak: at least 32 bytes, random, no sample value',
  ],
  ['ADMIN_TOKEN', sound.MASTER_KEY, 'MASTER_KEY is the same as ADMIN_TOKEN; give it its own'],
  ['MASTER_KEY', 'abcdefghijklmnopqrstuvwxyz012345', 'MASTER_KEY is weak: at least 32 bytes, random, no sample value'],
  [
    'ADMIN_TOKEN',
    'thisismysecret-q8Hd2LwZ5xVt9KcB3mNs',
    'ADMIN_TOKEN is weak: at least 32 bytes, random, no sample value',
  ],
  ['ADMIN_EMAIL', 'Admin@PILOTLIGHT.example', 'ADMIN_EMAIL is the default: name a mailbox of your own'],
  ['ADMIN_EMAIL', 'admin@pilotlight.example', 'ADMIN_EMAIL is the default: name a mailbox of your own'],
  ['MASTER_KEY', '', 'MASTER_KEY is missing'],
  ['AUDITOR_EMAIL', 'auditor@firm.co.uk', 'AUDITOR_PASSWORD is missing'],
  ['AUDITOR_PASSWORD', 'four copper owls reckon', 'AUDITOR_EMAIL is missing'],
  ['GOOGLE_API_BASE', 'http://127.0.0.1:4000', 'GOOGLE_API_BASE is for tests alone: remove it'],
  ['HUBSPOT_API_BASE', 'http://127.0.0.1:4000', 'HUBSPOT_API_BASE is for tests alone: remove it'],
  ['PUBLIC_URL', 'http://chat.firm.co.uk', 'PUBLIC_URL must begin with https://'],
])('refuses %s %j, and does not repeat it', (name, value, fault) => {
  expect(faultsWith({ [name]: value })).toEqual([fault]);
});

it('lets an auditor be named, by a strong password only', () => {
  const named = { AUDITOR_EMAIL: 'auditor@firm.co.uk' };
  expect(faultsWith({ ...named, AUDITOR_PASSWORD: 'four copper owls reckon' })).toEqual([]);
  expect(faultsWith({ ...named, AUDITOR_PASSWORD: 'fifteen letters' })).toEqual([
    'AUDITOR_PASSWORD is weak: at least 16 characters, random, no sample value',
  ]);
});

it('takes the default auditor for nobody’s', () => {
  const named = { AUDITOR_EMAIL: 'auditor@pilotlight.example', AUDITOR_PASSWORD: 'four copper owls reckon' };
  expect(faultsWith(named)).toEqual(['AUDITOR_EMAIL is the default: name a mailbox of your own']);
});

it.each(['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'])(
  'lets a trial on this machine pass: %s',
  (url) => {
    expect(faultsWith({ PUBLIC_URL: url })).toEqual([]);
  },
);
