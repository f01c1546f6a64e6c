import type { PlatformHealth, ProviderState } from '@pilotlight/contracts/http/platform-health';
import { Badge } from '../../../ui/Badge';
import { formatWhen } from '../../../ui/format';
import { Panel } from '../../../ui/Panel';
import { HealthRow, HealthRows } from './HealthRow';
import { counted, providerNames, useNames } from './health-words';

const State = ({ by, failures, restsUntil, lastSuccessAt }: ProviderState) => {
  if (restsUntil) return <Badge label="Not asked" tone="bad" />;
  if (failures > 0) return <Badge label="Failing" tone="warn" />;
  if (lastSuccessAt) return <Badge label="Working" tone="good" />;
  return <Badge label={by === 'nobody' ? 'Not set up' : 'Not used yet'} tone="outline" />;
};

/** A message's provider is seen by the messages that it took, in every process. */
const lastOf = (health: PlatformHealth, { use, ...state }: ProviderState, now: Date): string | null => {
  const channels = health.channels.filter(({ channel }) =>
    use === 'email' ? channel === 'email' : use === 'texts' && channel !== 'email',
  );
  const latest = (times: readonly (string | null)[]): string | null =>
    times
      .filter((time) => time !== null)
      .toSorted()
      .at(-1) ?? null;
  const success = latest([state.lastSuccessAt, ...channels.map(({ lastSuccessAt }) => lastSuccessAt)]);
  const failure = latest([state.lastFailureAt, ...channels.map(({ lastFailureAt }) => lastFailureAt)]);
  const words = [
    success && `last worked ${formatWhen(success, now)}`,
    failure && `last failed ${formatWhen(failure, now)}`,
    state.failures > 0 && `${counted(state.failures, 'failure')} in a row`,
  ].filter((each) => each !== null && each !== false);
  return words.length > 0 ? words.join(', ') : null;
};

const seen = (health: PlatformHealth, provider: ProviderState): ProviderState => {
  const worked = health.channels.some(
    ({ channel, lastSuccessAt }) =>
      lastSuccessAt !== null && (channel === 'email' ? provider.use === 'email' : provider.use === 'texts'),
  );
  return worked ? { ...provider, lastSuccessAt: provider.lastSuccessAt ?? health.at } : provider;
};

/** Who sends, answers, takes money and keeps photos, and how each does. */
export const Providers = ({ health }: { readonly health: PlatformHealth }) => (
  <Panel title="Providers">
    <HealthRows>
      {health.providers.map((provider) => {
        const last = lastOf(health, provider, new Date(health.at));
        return (
          <HealthRow key={provider.use} name={useNames[provider.use]} badge={<State {...seen(health, provider)} />}>
            {[providerNames[provider.by], last].filter((words) => words !== null).join(' · ')}
          </HealthRow>
        );
      })}
    </HealthRows>
  </Panel>
);
