import type { PlatformHealth, ReadModelHealth } from '@pilotlight/contracts/http/platform-health';
import { Badge } from '../../../ui/Badge';
import { Panel } from '../../../ui/Panel';
import { HealthRow, HealthRows } from './HealthRow';
import { ageInWords, asName, counted } from './health-words';

const worthTellingMs = 1_000;

const Lag = ({ kept, lagMs, quarantined }: ReadModelHealth) => {
  if (!kept) return <Badge label="Not updated" tone="bad" />;
  if (quarantined > 0) return <Badge label={`${counted(quarantined, 'stream')} missing`} tone="warn" />;
  return lagMs > worthTellingMs ? (
    <Badge label={`${ageInWords(lagMs / 1_000)} behind`} tone="warn" />
  ) : (
    <Badge label="Up to date" tone="good" />
  );
};

/** The tables that screens read, each with how far it is behind the log, the furthest first. */
export const ReadModelList = ({ readModels }: Pick<PlatformHealth, 'readModels'>) => (
  <Panel title="What screens read" {...(readModels && { aside: counted(readModels.length, 'table') })}>
    <HealthRows columns>
      {readModels === null ? (
        <HealthRow name="All tables" badge={<Badge label="No answer" tone="bad" />} />
      ) : (
        readModels
          .toSorted((one, other) => other.lagMs - one.lagMs || one.name.localeCompare(other.name))
          .map((model) => <HealthRow key={model.name} name={asName(model.name)} badge={<Lag {...model} />} />)
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
            <Badge label="No answer" tone="bad" />
          ) : (
            <Badge label={jobs.waiting === 0 ? 'None wait' : counted(jobs.waiting, 'job')} tone="plain" />
          )
        }
      >
        {jobs && jobs.waiting > 0 && `The oldest for ${ageInWords(jobs.oldestSeconds)}`}
      </HealthRow>
      {setAside.length === 0 ? (
        <HealthRow name="Follow-ups set aside" badge={<Badge label="None" tone="good" />} />
      ) : (
        setAside.map(({ policy, events }) => (
          <HealthRow
            key={policy}
            name={asName(policy)}
            badge={<Badge label={`${counted(events, 'event')} set aside`} tone="warn" />}
          />
        ))
      )}
    </HealthRows>
  </Panel>
);
