import { type Configuration, ConfigurationError } from '@pilotlight/contracts/configuration';
import type { OpenAiSettings } from '../gateways/assistant/openai/openai-settings';
import type { GoogleSettings } from '../gateways/calendar/google-access';
import { type CrmSettings, publicCrm } from '../gateways/crm/crm-gateway';
import { targetsOnThisMachine } from '../gateways/crm/target-rules';
import type { PaymentSettings } from '../gateways/payments/payment-settings';
import type { MessagingSettings } from '../gateways/messaging-settings';
import { paymentsOf } from './payment-settings';
import { messagingOf } from './messaging-settings';
import { budgetFaults, openAiOf } from './openai-settings';
import { productionFaults } from './production-faults';

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly trustProxy: boolean;
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  readonly masterKey: string;
  readonly previousMasterKey: string | undefined;
  readonly openAi: OpenAiSettings | null;
  readonly messaging: MessagingSettings;
  readonly google: GoogleSettings | null;
  readonly crm: CrmSettings;
  readonly payments: PaymentSettings;
  readonly paymentGraceDays: number;
  readonly developerPages: boolean;
  readonly auditor: { readonly email: string; readonly password: string; readonly seesPersonalData: boolean } | null;
  readonly admin: { readonly email: string; readonly password: string; readonly token: string | undefined };
}

/** A browser on this machine can open it; a wildcard host listens everywhere but names nothing. */
const addressOf = (host: string, port: number): string => {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};

const googleOf = ({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_API_BASE }: Configuration): GoogleSettings | null =>
  GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
    ? { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET, apiBase: GOOGLE_API_BASE }
    : null;

const crmOf = ({ HUBSPOT_API_BASE: base }: Configuration): CrmSettings =>
  base ? { rules: targetsOnThisMachine, hubspotUrl: base.replace(/\/$/, '') } : publicCrm;

const auditorOf = ({ AUDITOR_EMAIL, AUDITOR_PASSWORD, AUDITOR_SEES_PERSONAL_DATA }: Configuration) =>
  AUDITOR_EMAIL && AUDITOR_PASSWORD
    ? { email: AUDITOR_EMAIL, password: AUDITOR_PASSWORD, seesPersonalData: AUDITOR_SEES_PERSONAL_DATA }
    : null;

/** Throws ConfigurationError, naming what is missing; in production also what is default or weak. */
export const requiredSettings = (configuration: Configuration): Settings => {
  const { HOST, PORT, PUBLIC_URL, ADMIN_EMAIL, ADMIN_PASSWORD, MASTER_KEY } = configuration;
  const faults = configuration.NODE_ENV === 'production' ? productionFaults(configuration) : [];
  if (faults.length > 0) throw new ConfigurationError(faults);
  if (!ADMIN_EMAIL || !ADMIN_PASSWORD || !MASTER_KEY)
    throw new ConfigurationError(
      Object.entries({ ADMIN_EMAIL, ADMIN_PASSWORD, MASTER_KEY }).flatMap(([name, value]) =>
        value ? [] : `${name} is missing`,
      ),
    );
  const openAi = openAiOf(configuration);
  const tooSmall = openAi ? budgetFaults(openAi) : [];
  if (tooSmall.length > 0) throw new ConfigurationError(tooSmall);
  return {
    host: HOST,
    port: PORT,
    publicUrl: (PUBLIC_URL ?? addressOf(HOST, PORT)).replace(/\/$/, ''),
    trustProxy: configuration.TRUST_PROXY,
    metricsPort: configuration.METRICS_PORT,
    metricsHost: configuration.METRICS_HOST,
    masterKey: MASTER_KEY,
    previousMasterKey: configuration.MASTER_KEY_PREVIOUS,
    openAi,
    messaging: messagingOf(configuration),
    google: googleOf(configuration),
    crm: crmOf(configuration),
    payments: paymentsOf(configuration),
    paymentGraceDays: configuration.PAYMENT_GRACE_DAYS,
    developerPages: configuration.NODE_ENV !== 'production',
    auditor: auditorOf(configuration),
    admin: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD, token: configuration.ADMIN_TOKEN },
  };
};
