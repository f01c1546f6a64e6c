import type { EventStore } from '@pilotlight/event-store/event-store';
import type { PersonalData } from '@pilotlight/event-store/personal-data/postgres/personal-data';
import type { Logger } from 'pino';
import type { OpenAiSettings } from '../gateways/assistant/openai/openai-settings';
import type { GoogleSettings } from '../gateways/calendar/google-access';
import type { Files } from '../gateways/files/files';
import type { CrmSettings } from '../gateways/crm/crm-gateway';
import type { MessagingSettings } from '../gateways/messaging-settings';
import type { PaymentSettings } from '../gateways/payments/payment-settings';
import type { WebPages } from '../gateways/web-pages/web-pages';
import type { ReadModels } from '../read-side/read-models';
import type { AuditorCredentials } from '../sessions/auditor-account';

export interface AdminCredentials {
  readonly email: string;
  readonly password: string;
  readonly token?: string | undefined;
}

export interface InfrastructureOptions {
  readonly databaseUrl: string;
  readonly publicUrl: string;
  /** For developers: the REST contract, what the keyless channels would have sent. */
  readonly developerPages: boolean;
  readonly eventStore: EventStore;
  readonly readModels: ReadModels;
  readonly personalData: PersonalData;
  readonly files: Files;
  readonly admin: AdminCredentials;
  readonly auditor: AuditorCredentials | null;
  readonly openAi: OpenAiSettings | null;
  readonly messaging: MessagingSettings;
  /** Null where no installer can connect a Google Calendar. */
  readonly google: GoogleSettings | null;
  readonly payments: PaymentSettings;
  /** Days that a chatbot stays on after a payment has failed. */
  readonly paymentGraceDays: number;
  readonly webPages?: WebPages;
  /** By default the public web alone. */
  readonly crm?: CrmSettings;
  readonly logger: Logger;
}

export const INFRASTRUCTURE_OPTIONS = Symbol('infrastructure options');
