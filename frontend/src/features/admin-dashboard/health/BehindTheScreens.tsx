import type { PlatformHealth, ReadModelHealth } from '@pilotlight/contracts/http/platform-health';

import { Panel } from '../../../ui/Panel';
import { HealthRow, HealthRows } from './HealthRow';
import { ageInWords, asName, counted, modelInWords } from './health-words';
import { StateBadge } from './StateBadge';

const worthTellingMs = 1_000;

const Lag = ({ kept, lagMs, quarantined }: ReadModelHealth) => {
  if (!kept) return <StateBadge label="Not updated" tone="bad" />;
  if (quarantined > 0) return <StateBadge label={`${counted(quarantined, 'stream')} missing`} tone="warn" />;
  return lagMs > worthTellingMs ? (
    <StateBadge label={`${ageInWords(lagMs / 1_000)} behind`} tone="warn" />
  ) : (
    <StateBadge label="Up to date" tone="good" />
  );
};

/** The tables that screens read, each with how far it is behind the log, the furthest first. */
export const ReadModelList = ({ readModels }: Pick<PlatformHealth, 'readModels'>) => (
  <Panel title="What screens read" {...(readModels && { aside: counted(readModels.length, 'table') })}>
    <HealthRows columns>
      {readModels === null ? (
        <HealthRow name="All tables" badge={<StateBadge label="No answer" tone="bad" />} />
      ) : (
        readModels
          .toSorted((one, other) => other.lagMs - one.lagMs || one.name.localeCompare(other.name))
          .map((model) => (
            <HealthRow key={model.name} name={asName(modelInWords(model.name))} badge={<Lag {...model} />} />
          ))
      )}
    </HealthRows>
  </Panel>
);

/** What is to be done later or again: jobs, and follow-ups that failed. */
export const Queue = ({ jobs, setAside }: Pick<PlatformHealth, 'jobs' | 'setAside'>) => (
  <Panel title="Queue">
    <HealthRows>
      <HealthRow
        name="Jobs that are due"
        badge={
          jobs === null ? (
            <StateBadge label="No answer" tone="bad" />
          ) : (
            <StateBadge label={jobs.waiting === 0 ? 'None wait' : counted(jobs.waiting, 'job')} tone="plain" />
          )
        }
      >
        {jobs && jobs.waiting > 0 && `The oldest for ${ageInWords(jobs.oldestSeconds)}`}
      </HealthRow>
      {setAside.length === 0 ? (
        <HealthRow name="Follow-ups set aside" badge={<StateBadge label="None" tone="good" />} />
      ) : (
        setAside.map(({ policy, events }) => (
          <HealthRow
            key={policy}
            name={asName(policy)}
            badge={<StateBadge label={`${counted(events, 'event')} set aside`} tone="warn" />}
          />
        ))
      )}
    </HealthRows>
  </Panel>
);
