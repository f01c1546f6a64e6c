import { parseConfiguration } from '@pilotlight/contracts/configuration';
import { refuseSeeding } from './refuse-seeding';

const seeding = (environment: Record<string, string>) => () => refuseSeeding(parseConfiguration(environment));

it('is refused in production, and where events are dated by a clock that nobody can set', () => {
  expect(seeding({ NODE_ENV: 'production' })).toThrow('nothing is seeded in production');
  const kurrent = { EVENT_STORE: 'kurrentdb', KURRENTDB_URL: 'kurrentdb://127.0.0.1:2113' };
  expect(seeding(kurrent)).toThrow('only postgres dates events by a clock that can be set');
  expect(seeding({})).not.toThrow();
});
