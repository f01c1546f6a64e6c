import type { RecordedEvent } from '@pilotlight/contracts/events/catalogue';
import { installerEvents } from '@pilotlight/contracts/events/installer-events';
import type { Fold } from '../write-side/decision';
import { DecidedStream } from '../write-side/decided-stream';
import { subjectEvents } from '@pilotlight/contracts/events/subject-events';
import type { InstallerState, InstallerStreamEvent } from './installer.state';
import { evolveInstaller, unregistered, weightOfInstaller } from './installer.state';

export const installerFold: Fold<InstallerState, InstallerStreamEvent> = {
  initial: unregistered,
  evolve: evolveInstaller,
  owns: (event): event is RecordedEvent<InstallerStreamEvent> =>
    Object.hasOwn(installerEvents, event.type) || Object.hasOwn(subjectEvents, event.type),
  weight: weightOfInstaller,
};

export class InstallerStream extends DecidedStream<InstallerState, InstallerStreamEvent> {}
