import { installerEvents } from '@pilotlight/contracts/events/installer-events';
import { type Aggregate, eventsAmong } from '../write-side/aggregate';
import { AggregateStore } from '../write-side/aggregate-store';
import { subjectEvents } from '@pilotlight/contracts/events/subject-events';
import type { InstallerState, InstallerStreamEvent } from './installer.state';
import { evolveInstaller, unregistered, weightOfInstaller } from './installer.state';

export const installerAggregate: Aggregate<InstallerState, InstallerStreamEvent> = {
  initialState: unregistered,
  evolve: evolveInstaller,
  isOwnEvent: eventsAmong({ ...installerEvents, ...subjectEvents }),
  cacheWeight: weightOfInstaller,
};

export class InstallerStream extends AggregateStore<InstallerState, InstallerStreamEvent> {}
