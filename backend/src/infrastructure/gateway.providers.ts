import type { Provider } from '@nestjs/common';
import { AssistantEngine } from '@pilotlight/assistant/assistant-engine';
import { SlotFinder } from '@pilotlight/assistant/slot-finder';
import { Pool } from 'pg';
import { AssistantSpend } from '../database/assistant-spend';
import type { EngineHappening } from '../gateways/assistant/engine-watch';
import { openEngine } from './open-engine';
import { EmailGateway } from '../gateways/email/email';
import { OutboxEmail } from '../gateways/email/outbox-email';
import { Files } from '../gateways/files/files';
import { OutboxTexts } from '../gateways/sms/outbox-texts';
import { TextGateway } from '../gateways/sms/texts';
import { SlotsByPhone } from '../gateways/slots/slots-by-phone';
import { WebPages } from '../gateways/web-pages/web-pages';
import { WebPagesOverHttp } from '../gateways/web-pages/web-pages-over-http';
import { AssistantFigures } from '../health/assistant-figures';
import { assistantLog } from '../logging/assistant-log';
import { PhotoStoreProbe } from '../conversations/photos/photo-store-probe';
import { INFRASTRUCTURE_OPTIONS, type InfrastructureOptions } from './infrastructure-options';
import { OpenedResources } from './opened-resources';

const inject = [INFRASTRUCTURE_OPTIONS];

const openedEngine = (
  { openAi, logger }: InfrastructureOptions,
  slots: SlotFinder,
  pool: Pool,
  figures: AssistantFigures,
): AssistantEngine => {
  const log = assistantLog(logger);
  return openEngine(openAi, slots, new AssistantSpend(pool), (happening: EngineHappening) => {
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

export const gatewayProviders = [
  { provide: SlotFinder, useClass: SlotsByPhone },
  AssistantFigures,
  {
    provide: AssistantEngine,
    inject: [INFRASTRUCTURE_OPTIONS, SlotFinder, Pool, AssistantFigures],
    useFactory: openedEngine,
  },
  { provide: Files, inject, useFactory: ({ files }: InfrastructureOptions) => files },
  { provide: EmailGateway, inject, useFactory: ({ emails }: InfrastructureOptions) => emails ?? new OutboxEmail() },
  { provide: TextGateway, inject, useFactory: ({ texts }: InfrastructureOptions) => texts ?? new OutboxTexts() },
  { provide: PhotoStoreProbe, inject: [INFRASTRUCTURE_OPTIONS, OpenedResources], useFactory: startedPhotoStoreProbe },
  {
    provide: WebPages,
    inject,
    useFactory: ({ webPages }: InfrastructureOptions) => webPages ?? new WebPagesOverHttp(),
  },
] as const satisfies readonly Provider[];
