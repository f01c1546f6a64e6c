import type { Provider } from '@nestjs/common';
import { AssistantEngine } from '@pilotlight/assistant/assistant-engine';
import { Pool } from 'pg';
import { AssistantSpend } from '../database/assistant-spend';
import type { EngineHappening } from '../gateways/assistant/engine-watch';
import { openEngine } from './open-engine';
import { CalendarGateway } from '../gateways/calendar/calendar';
import { openCalendar } from '../gateways/calendar/open-calendar';
import { EmailGateway } from '../gateways/email/email';
import { openEmail } from '../gateways/email/open-email';
import { Files } from '../gateways/files/files';
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

const openedEngine = (
  { openAi, logger }: InfrastructureOptions,
  pool: Pool,
  figures: AssistantFigures,
): AssistantEngine => {
  const log = assistantLog(logger);
  return openEngine(openAi, new AssistantSpend(pool), (happening: EngineHappening) => {
    figures.count(happening);
    log(happening);
  });
};

const startedPhotoStoreProbe = ({ files, logger }: InfrastructureOptions, opened: OpenedResources): PhotoStoreProbe => {
  const probe = new PhotoStoreProbe(files, logger);
  opened.add(() => probe.stop());
  probe.start();
  return probe;
};

const openedEmail = ({ messaging, logger }: InfrastructureOptions, opened: OpenedResources): EmailGateway => {
  const gateway = openEmail(messaging.email, providerLog(logger));
  opened.add(() => gateway.close());
  return gateway;
};

const openedTexts = ({ messaging, logger }: InfrastructureOptions, opened: OpenedResources): TextGateway => {
  const gateway = openTexts(messaging.twilio, providerLog(logger));
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
    inject: [INFRASTRUCTURE_OPTIONS, Pool, AssistantFigures],
    useFactory: openedEngine,
  },
  { provide: Files, inject, useFactory: ({ files }: InfrastructureOptions) => files },
  { provide: PhotoStoreProbe, inject: [INFRASTRUCTURE_OPTIONS, OpenedResources], useFactory: startedPhotoStoreProbe },
  { provide: EmailGateway, inject: [INFRASTRUCTURE_OPTIONS, OpenedResources], useFactory: openedEmail },
  { provide: CalendarGateway, inject: [INFRASTRUCTURE_OPTIONS, OpenedResources], useFactory: openedCalendar },
  { provide: TextGateway, inject: [INFRASTRUCTURE_OPTIONS, OpenedResources], useFactory: openedTexts },
  {
    provide: ProviderCallbacks,
    inject,
    useFactory: ({ messaging }: InfrastructureOptions) => new ProviderCallbacks(messaging),
  },
  {
    provide: WebPages,
    inject,
    useFactory: ({ webPages }: InfrastructureOptions) => webPages ?? new WebPagesOverHttp(),
  },
] as const satisfies readonly Provider[];
