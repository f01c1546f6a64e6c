import type { Logger } from 'pino';
import type { ProviderWatch } from '../gateways/provider-watch';

export const providerLog =
  (logger: Pick<Logger, 'info' | 'warn'>): ProviderWatch =>
  (provider, rest) => {
    if (rest === null) logger.info({ provider }, 'the provider takes messages again');
    else
      logger.warn(
        { provider, restSeconds: rest / 1_000 },
        'the provider failed and is sent nothing for a while; messages wait',
      );
  };
