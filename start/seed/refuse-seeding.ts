import { type Configuration, ConfigurationError } from '@pilotlight/contracts/configuration';

/** Throws ConfigurationError in production, and where events can't be dated. */
export const refuseSeeding = ({ NODE_ENV, EVENT_STORE }: Configuration): void => {
  if (NODE_ENV === 'production') throw new ConfigurationError(['NODE_ENV: nothing is seeded in production']);
  if (EVENT_STORE !== 'postgres')
    throw new ConfigurationError(['EVENT_STORE: only postgres dates events by a clock that can be set']);
};
