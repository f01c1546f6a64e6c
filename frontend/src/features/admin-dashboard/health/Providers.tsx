import type { PlatformHealth, ProviderState } from '@pilotlight/contracts/http/platform-health';

import { formatWhen } from '../../../ui/format';
import { Panel } from '../../../ui/Panel';
import { HealthRow, HealthRows } from './HealthRow';
import { counted, providerNames, useNames } from './health-words';
import { StateBadge } from './StateBadge';

const State = ({ by, failures, restsUntil, lastSuccessAt }: ProviderState) => {
  if (restsUntil) return <StateBadge label="Not asked" tone="bad" />;
  if (failures > 0) return <StateBadge label="Failing" tone="warn" />;
  if (lastSuccessAt) return <StateBadge label="Working" tone="good" />;
  return <StateBadge label={by === 'nobody' || by === 'scripted' ? 'Not set up' : 'Not used yet'} tone="outline" />;
};

const latest = (times: readonly (string | null)[]): string | null =>
  times
    .filter((time) => time !== null)
    .toSorted()
    .at(-1) ?? null;

/** A provider of messages is known by what it took, in every process. */
const seen = ({ channels }: PlatformHealth, provider: ProviderState): ProviderState => {
  const { use, lastSuccessAt, lastFailureAt } = provider;
  const its = channels.filter(({ channel }) => (channel === 'email' ? use === 'email' : use === 'texts'));
  return {
    ...provider,
    lastSuccessAt: latest([lastSuccessAt, ...its.map((each) => each.lastSuccessAt)]),
    lastFailureAt: latest([lastFailureAt, ...its.map((each) => each.lastFailureAt)]),
  };
};

const inWords = ({ by, lastSuccessAt, lastFailureAt, failures }: ProviderState, now: Date): string => {
  const last = [
    lastSuccessAt && `last worked ${formatWhen(lastSuccessAt, now)}`,
    lastFailureAt && `last failed ${formatWhen(lastFailureAt, now)}`,
    failures > 0 && `${counted(failures, 'failure')} in a row`,
  ].filter((words) => words !== null && words !== false);
  return [providerNames[by], last.join(', ')].filter((words) => words !== '').join(' · ');
};

/** Who sends, answers, takes money and keeps photos, and how each does. */
export const Providers = ({ health }: { readonly health: PlatformHealth }) => (
  <Panel title="Providers">
    <HealthRows>
      {health.providers.map((provider) => {
        const state = seen(health, provider);
        return (
          <HealthRow key={state.use} name={useNames[state.use]} badge={<State {...state} />}>
            {inWords(state, new Date(health.at))}
          </HealthRow>
        );
      })}
    </HealthRows>
  </Panel>
);
