import { publicCrm } from '../gateways/crm/crm-gateway';
import { readConfiguration } from './read-configuration';
import { requiredSettings } from './required-settings';

const enough = { ADMIN_EMAIL: 'owner@firm.co.uk', ADMIN_PASSWORD: 'hush', MASTER_KEY: 'key' };
const settingsOf = (environment: Record<string, string>) => requiredSettings(readConfiguration(environment));

it('fills in what may be left open', () => {
  expect(settingsOf(enough)).toEqual({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    trustProxy: false,
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    masterKey: 'key',
    openAi: null,
    google: null,
    crm: publicCrm,
    payments: { by: 'local' },
    paymentGraceDays: 0,
    messaging: { email: { by: 'outbox' }, twilio: null, snsTopicArn: null },
    developerPages: true,
    auditor: null,
    admin: { email: 'owner@firm.co.uk', password: 'hush', token: undefined },
  });
});

it.each([
  [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://127.0.0.1:8080'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
  [{ PUBLIC_URL: 'https://chat.firm.co.uk/' }, 'https://chat.firm.co.uk'],
])('names an address that a browser can open: %j', (environment, address) => {
  expect(settingsOf({ ...enough, ...environment }).publicUrl).toBe(address);
});

it('has an auditor where one is named, who sees personal data only where that is said', () => {
  const named = { ...enough, AUDITOR_EMAIL: 'auditor@firm.co.uk', AUDITOR_PASSWORD: 'hush' };
  expect(settingsOf(named).auditor).toEqual({ email: 'auditor@firm.co.uk', password: 'hush', seesPersonalData: false });
  expect(settingsOf({ ...named, AUDITOR_SEES_PERSONAL_DATA: 'true' }).auditor?.seesPersonalData).toBe(true);
});

it('asks a model once its key is there', () => {
  const { openAi } = settingsOf({
    ...enough,
    OPENAI_API_KEY: 'key',
    OPENAI_TENANT_DAY_BUDGET: '50000 tokens, 15.5 pence, 20 seconds',
  });
  expect(openAi).toMatchObject({
    access: { apiKey: 'key', baseUrl: 'https://api.openai.com/v1', model: 'gpt-5.4-mini' },
    patience: 8_000,
    limits: { tenantDay: { tokens: 50_000, pence: 15.5, milliseconds: 20_000 } },
  });
});

it.each([
  ['OPENAI_SESSION_BUDGET', '10000 tokens, 20 pence, 300 seconds'],
  ['OPENAI_TENANT_DAY_BUDGET', '1000000 tokens, 2 pence, 300 seconds'],
  ['OPENAI_DAY_BUDGET', '1000000 tokens, 20 pence, 7 seconds'],
])('refuses %s where it leaves no room for a single answer', (variable, budget) => {
  expect(() => settingsOf({ ...enough, OPENAI_API_KEY: 'key', [variable]: budget })).toThrow(
    `  ${variable}: it leaves no room for one answer, which may take 32100 tokens, 2.556 pence, 8 seconds`,
  );
  expect(settingsOf({ ...enough, [variable]: budget }).openAi).toBeNull();
});

it('names what is missing', () => {
  expect(() => settingsOf({ ADMIN_EMAIL: 'owner@firm.co.uk' })).toThrow(
    "Pilotlight can't start with these settings:\n  ADMIN_PASSWORD is missing\n  MASTER_KEY is missing",
  );
});

it('is strict in production only', () => {
  expect(() => settingsOf({ ...enough, NODE_ENV: 'production' })).toThrow('ADMIN_PASSWORD is weak');
  expect(settingsOf({ ...enough, NODE_ENV: 'development' }).admin.password).toBe('hush');
});

it.each([
  [{ EVENT_STORE: 'kurrentdb' }, 'KURRENTDB_URL: EVENT_STORE=kurrentdb needs it'],
  [{ FEED: 'kafka' }, 'KAFKA_BROKERS: FEED=kafka needs it'],
])('says what is missing for %j', (environment, fault) => {
  expect(() => settingsOf({ ...enough, ...environment })).toThrow(fault);
});
