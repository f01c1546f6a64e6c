import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError } from '@pilotlight/contracts/configuration';
import { readConfiguration } from './read-configuration';

it('takes the database that is named', () => {
  const named = { DATABASE_URL: 'postgres://host/db', MASTER_KEY: 'the key' };
  expect(readConfiguration(named)).toMatchObject(named);
});

it.each([
  [{ MASTER_KEY: 'secret' }, 'DATABASE_URL'],
  [{ DATABASE_URL: '', MASTER_KEY: 'secret' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'mysql://secret@host/db' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://secret@host/db' }, 'MASTER_KEY'],
  [{ DATABASE_URL: 'postgres://secret@host/db', EVENT_STORE: 'kurrentdb' }, 'KURRENTDB_URL'],
  [{ DATABASE_URL: 'postgres://secret@host/db', KURRENTDB_URL: 'https://secret@host' }, 'KURRENTDB_URL'],
  [{ DATABASE_URL: 'postgres://secret@host/db', FEED: 'kafka' }, 'KAFKA_BROKERS'],
  [{ DATABASE_URL: 'postgres://secret@host/db', FEED: 'kafka', KAFKA_BROKERS: 'a:9092,secret' }, 'KAFKA_BROKERS'],
  [{ DATABASE_URL: 'postgres://secret@host/db', FEED: 'pigeons' }, 'FEED'],
  [{ DATABASE_URL: 'postgres://secret@host/db', KAFKA_PARTITIONS: '0' }, 'KAFKA_PARTITIONS'],
])('names a setting that is missing or wrong, never what it holds', (environment, variable) => {
  const reading = () => readConfiguration(environment);
  expect(reading).toThrow(ConfigurationError);
  expect(reading).toThrow(expect.objectContaining({ faults: [expect.stringMatching(`^${variable}`)] }));
  expect(reading).not.toThrow(/secret/);
});

it('takes no weak master key in production, which would seal a new database before the backend could refuse it', () => {
  const environment = { NODE_ENV: 'production', DATABASE_URL: 'postgres://host/db' };
  expect(() => readConfiguration({ ...environment, MASTER_KEY: 'short' })).toThrow('MASTER_KEY is weak');
  const strong = 'q8Hd2LwZ5xVt9KcB3mNs7RfP1jYg4EaT';
  expect(readConfiguration({ ...environment, MASTER_KEY: strong }).MASTER_KEY).toBe(strong);
});

it.each([
  'kurrentdb://user:word@host:2113?tls=false',
  'kurrentdb+discover://cluster',
  'esdb://one:2113,two:2113,three:2113?tls=true',
])('takes %s as KurrentDB', (url) => {
  const environment = {
    DATABASE_URL: 'postgres://host/db',
    MASTER_KEY: 'key',
    EVENT_STORE: 'kurrentdb',
    KURRENTDB_URL: url,
  };
  expect(readConfiguration(environment).KURRENTDB_URL).toBe(url);
});

it('fills in from a .env file what the environment leaves open', () => {
  const before = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'pilotlight-worker-'));
  writeFileSync(join(folder, '.env'), 'DATABASE_URL=postgres://from-file/db\nMASTER_KEY=the key\n');
  process.chdir(folder);
  try {
    expect(readConfiguration().DATABASE_URL).toBe('postgres://from-file/db');
  } finally {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  }
});
