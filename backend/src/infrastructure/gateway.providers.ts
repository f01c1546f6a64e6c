import type { Provider } from '@nestjs/common';
import { AssistantEngine } from '@pilotlight/assistant/assistant-engine';
import type { ProviderUse } from '@pilotlight/contracts/http/platform-health';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import { AssistantSpend } from '../database/assistant-spend';
import type { EngineHappening } from '../gateways/assistant/engine-watch';
import { seeAssistant } from '../gateways/assistant/see-assistant';
import { openEngine } from './open-engine';
import { CalendarGateway } from '../gateways/calendar/calendar';
import { openCalendar } from '../gateways/calendar/open-calendar';
import { CrmGateway, publicCrm } from '../gateways/crm/crm-gateway';
import { EmailGateway } from '../gateways/email/email';
import { openEmail } from '../gateways/email/open-email';
import { Files } from '../gateways/files/files';
import { ProviderStates } from '../gateways/provider-states';
import type { ProviderWatch } from '../gateways/provider-watch';
import { openTexts } from '../gateways/sms/open-texts';
import { TextGateway } from '../gateways/sms/texts';
import { ProviderCallbacks } from '../gateways/webhooks/provider-callbacks';
import { WebPages } from '../gateways/web-pages/web-pages';
import { WebPagesOverHttp } from '../gateways/web-pages/web-pages-over-http';
import { AssistantFigures } from '../health/assistant-figures';
import { assistantLog } from '../logging/assistant-log';
import { providerLog } from '../logging/provider-log';
import { PhotoStoreProbe } from '../conversations/photos/photo-store-probe';
import { INFRASTRUCTURE_OPTIONS, type InfrastructureOptions } from './infrastructure-options';
import { OpenedResources } from './opened-resources';

const inject = [INFRASTRUCTURE_OPTIONS];

const providerStates = ({ messaging, openAi, payments }: InfrastructureOptions): ProviderStates =>
  new ProviderStates({
    email: messaging.email.by,
    texts: messaging.twilio ? 'twilio' : 'outbox',
    assistant: openAi ? 'openai' : 'scripted',
    payments: payments.by,
    files: 'store',
  });

const openedEngine = (
  { openAi, logger }: InfrastructureOptions,
  pool: Pool,
  figures: AssistantFigures,
  states: ProviderStates,
): AssistantEngine => {
  const log = assistantLog(logger);
  return openEngine(openAi, new AssistantSpend(pool), (happening: EngineHappening) => {
    figures.count(happening);
    seeAssistant(states, happening);
    log(happening);
  });
};

const startedPhotoStoreProbe = ({ files, logger }: InfrastructureOptions, opened: OpenedResources): PhotoStoreProbe => {
  const probe = new PhotoStoreProbe(files, logger);
  opened.add(() => probe.stop());
  probe.start();
  return probe;
};

/** A provider of messages that rests is told in the log and on the admin's page. */
const watched =
  (logger: Logger, states: ProviderStates, use: ProviderUse): ProviderWatch =>
  (provider, rest) => {
    providerLog(logger)(provider, rest);
    states.rests(use, rest);
  };

const openedEmail = (
  { messaging, logger }: InfrastructureOptions,
  opened: OpenedResources,
  states: ProviderStates,
): EmailGateway => {
  const gateway = openEmail(messaging.email, watched(logger, states, 'email'));
  opened.add(() => gateway.close());
  return gateway;
};

const openedTexts = (
  { messaging, logger }: InfrastructureOptions,
  opened: OpenedResources,
  states: ProviderStates,
): TextGateway => {
  const gateway = openTexts(messaging.twilio, watched(logger, states, 'texts'));
  opened.add(() => gateway.close());
  return gateway;
};

const openedCalendar = ({ google, publicUrl }: InfrastructureOptions, opened: OpenedResources): CalendarGateway => {
  const gateway = openCalendar(google, publicUrl);
  opened.add(() => gateway.close());
  return gateway;
};

export const gatewayProviders = [
  AssistantFigures,
  {
    provide: AssistantEngine,
    inject: [INFRASTRUCTURE_OPTIONS, Pool, AssistantFigures, ProviderStates],
    useFactory: openedEngine,
  },
  { provide: Files, inject, useFactory: ({ files }: InfrastructureOptions) => files },
  { provide: PhotoStoreProbe, inject: [INFRASTRUCTURE_OPTIONS, OpenedResources], useFactory: startedPhotoStoreProbe },
  { provide: ProviderStates, inject, useFactory: providerStates },
  { provide: EmailGateway, inject: [INFRASTRUCTURE_OPTIONS, OpenedResources, ProviderStates], useFactory: openedEmail },
  { provide: CalendarGateway, inject: [INFRASTRUCTURE_OPTIONS, OpenedResources], useFactory: openedCalendar },
  { provide: TextGateway, inject: [INFRASTRUCTURE_OPTIONS, OpenedResources, ProviderStates], useFactory: openedTexts },
  {
    provide: ProviderCallbacks,
    inject,
    useFactory: ({ messaging }: InfrastructureOptions) => new ProviderCallbacks(messaging),
  },
  {
    provide: CrmGateway,
    inject,
    useFactory: ({ crm }: InfrastructureOptions) => new CrmGateway(crm ?? publicCrm),
  },
  {
    provide: WebPages,
    inject,
    useFactory: ({ webPages }: InfrastructureOptions) => webPages ?? new WebPagesOverHttp(),
  },
] as const satisfies readonly Provider[];
