import type { InstallerEvent, RecordedEvent } from '@pilotlight/contracts/events/catalogue';
import { installerEvents } from '@pilotlight/contracts/events/installer-events';
import type { Fold } from '../write-side/decision';
import { DecidedStream } from '../write-side/decided-stream';
import type { InstallerState } from './installer.state';
import { evolveInstaller, unregistered } from './installer.state';

export const installerFold: Fold<InstallerState, InstallerEvent> = {
  initial: unregistered,
  evolve: evolveInstaller,
  owns: (event): event is RecordedEvent<InstallerEvent> => Object.hasOwn(installerEvents, event.type),
};

export class InstallerStream extends DecidedStream<InstallerState, InstallerEvent> {}
