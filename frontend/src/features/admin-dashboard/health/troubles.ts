import type {
  ChannelHealth,
  PlatformHealth,
  ProviderState,
  ReadModelHealth,
} from '@pilotlight/contracts/http/platform-health';
import { formatTime } from '../../../ui/format';
import { logPath } from '../frame/dialog-route';
import { ageInWords, channelNames, counted, cures, faultsInWords, modelInWords, useNames } from './health-words';

export interface Trouble {
  /** Bad stops something; warn is to be looked at. */
  readonly severity: 'bad' | 'warn';
  readonly what: string;
  readonly cure: string;
  readonly link?: { readonly to: string; readonly label: string };
  /** What the button beside it does. */
  readonly act?: 'redrive';
}

/** So far behind a screen is no longer "now". */
const lateMs = 10_000;
const longWait = 300;

const named = (models: readonly ReadModelHealth[]): string => models.map(({ name }) => modelInWords(name)).join(', ');

const ofReadModels = (models: PlatformHealth['readModels']): readonly Trouble[] => {
  if (models === null)
    return [
      {
        severity: 'bad',
        what: 'Nobody can say how far behind the screens are',
        cure: 'The database or the event log doesn’t answer. See that both run, and look at /readyz.',
      },
    ];
  const unkept = models.filter(({ kept }) => !kept);
  const late = models.filter(({ kept, lagMs }) => kept && lagMs > lateMs);
  const aside = models.filter(({ quarantined }) => quarantined > 0);
  const streams = aside.reduce((sum, { quarantined }) => sum + quarantined, 0);
  return [
    unkept.length > 0 && {
      severity: 'bad' as const,
      what: `Nothing updates ${named(unkept)}`,
      cure: 'Start the worker (projections), or see in its log why it stopped.',
    },
    late.length > 0 && {
      severity: 'warn' as const,
      what: `Screens are ${ageInWords(Math.max(...late.map(({ lagMs }) => lagMs)) / 1_000)} behind: ${named(late)}`,
      cure: 'It catches up by itself after a busy spell. If it still grows in ten minutes, look at the worker’s log.',
    },
    aside.length > 0 && {
      severity: 'warn' as const,
      what: `${counted(streams, 'stream is', 'streams are')} missing from ${named(aside)}`,
      cure: 'An event could not be read. Update Pilotlight, then run npm run replay -- --redrive.',
      link: { to: '/audit', label: 'Open the audit' },
    },
  ].filter((trouble) => trouble !== false);
};

const ofJobs = (jobs: PlatformHealth['jobs']): readonly Trouble[] => {
  if (jobs === null)
    return [
      {
        severity: 'warn',
        what: 'Nobody can say which jobs wait',
        cure: 'The queue is still being set up, or the database doesn’t answer.',
      },
    ];
  if (jobs.oldestSeconds <= longWait) return [];
  return [
    {
      severity: 'bad',
      what: `${counted(jobs.waiting, 'job waits', 'jobs wait')}, the oldest for ${ageInWords(jobs.oldestSeconds)}`,
      cure: 'No process works the queue, or all are busy: reminders and emails are late. See that a backend runs.',
    },
  ];
};

const ofChannel = (state: ChannelHealth): readonly Trouble[] => {
  const { channel, failed, unknown, retrying, overdueSeconds } = state;
  const name = channelNames[channel];
  const log = (status: string) => ({ to: `${logPath}?status=${status}&channel=${channel}`, label: 'Delivery log' });
  return [
    unknown > 0 && {
      severity: 'bad' as const,
      what: `${name}: ${counted(unknown, 'message')} of the last 24 hours may not have gone out`,
      cure: 'Ask whoever should have got it, or send it again from the log. It is never sent twice by itself.',
      link: log('unknown'),
    },
    failed > 0 && {
      severity: 'warn' as const,
      what: `${name}: ${counted(failed, 'message')} failed in the last 24 hours`,
      cure: 'The log says why for each. Mend the address or the settings, then send it again.',
      link: log('failed'),
    },
    retrying > 0 && {
      severity: 'warn' as const,
      what: `${name}: ${counted(retrying, 'message is', 'messages are')} being tried again`,
      cure: 'The provider didn’t take them. They go out by themselves once it does.',
      link: log('waiting'),
    },
    overdueSeconds > longWait && {
      severity: 'warn' as const,
      what: `${name}: the oldest message is ${ageInWords(overdueSeconds)} late`,
      cure: 'See that a backend runs and that the provider takes messages.',
      link: log('waiting'),
    },
  ].filter((trouble) => trouble !== false);
};

const ofProvider = ({ use, failures, fault, restsUntil }: ProviderState): readonly Trouble[] => {
  const why = fault ? `: ${faultsInWords[fault]}` : '';
  const cure = cures[fault ?? 'unreachable'];
  if (restsUntil)
    return [
      {
        severity: 'bad',
        what: `${useNames[use]}: the provider failed too often and isn’t asked until ${formatTime(restsUntil)}${why}`,
        cure,
      },
    ];
  if (failures === 0) return [];
  return [
    {
      severity: use === 'files' ? 'bad' : 'warn',
      what:
        use === 'files'
          ? 'Photos can’t be kept or shown'
          : `${useNames[use]}: ${counted(failures, 'call')} failed in a row${why}`,
      cure: use === 'files' ? 'See that the folder or bucket for files exists, has room and may be written to.' : cure,
    },
  ];
};

const ofPolicies = (setAside: PlatformHealth['setAside']): readonly Trouble[] => {
  if (setAside.length === 0) return [];
  const events = setAside.reduce((sum, policy) => sum + policy.events, 0);
  return [
    {
      severity: 'warn',
      what: `${counted(events, 'follow-up')} didn’t happen: ${setAside.map(({ policy }) => policy.replaceAll('-', ' ')).join(', ')}`,
      cure: 'The log names the cause. Mend it, then try them again.',
      act: 'redrive',
    },
  ];
};

/** What is wrong and what to do about it, the worst first. */
export const troublesOf = (health: PlatformHealth): readonly Trouble[] => {
  const all: readonly Trouble[] = [
    ...(health.writable
      ? []
      : [
          {
            severity: 'bad' as const,
            what: 'The database takes no writes',
            cure: 'Free space on its disk, or point DATABASE_URL at the primary. Chats and bookings fail until then.',
          },
        ]),
    ...ofReadModels(health.readModels),
    ...ofJobs(health.jobs),
    ...health.providers.flatMap(ofProvider),
    ...health.channels.flatMap(ofChannel),
    ...ofPolicies(health.setAside),
  ];
  return all.toSorted((one, other) => Number(one.severity === 'warn') - Number(other.severity === 'warn'));
};

/** What to do first where no answer comes; `status` is 0 where nothing could be reached. */
export const noAnswer = (status: number): Trouble =>
  status === 0
    ? {
        severity: 'bad',
        what: 'Pilotlight can’t be reached',
        cure: 'See that you are online, and that a backend runs. This page looks again by itself.',
      }
    : {
        severity: 'bad',
        what: 'The database doesn’t answer',
        cure: 'See first that PostgreSQL runs and that DATABASE_URL leads to it; /readyz says what is away. This page looks again by itself.',
      };
