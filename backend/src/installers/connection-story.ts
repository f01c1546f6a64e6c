import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { installerConnectionEvents } from '@pilotlight/contracts/events/installer-connection-events';
import type { OffReason } from '@pilotlight/contracts/values/connection';

export type ConnectionEvent = Extract<InstallerEvent, { type: keyof typeof installerConnectionEvents }>;

const offWords: Readonly<Record<OffReason, string>> = {
  installer: 'switched off',
  admin: 'switched off by our team',
  gone: 'switched off: it is gone (410)',
  failing: 'switched off: it failed for a week',
};

/** By its host: what an installer calls it may name a person. */
export const wordsOfConnection = ({ type, data }: ConnectionEvent): string => {
  const which = `Connection to ${data.host}`;
  switch (type) {
    case 'InstallerConnectionAdded':
      return `${which} added`;
    case 'InstallerConnectionChanged':
      return `${which} changed: ${data.changed.join(', ')}`;
    case 'InstallerConnectionSecretRotated':
      return `${which} got a new signing secret`;
    case 'InstallerConnectionSwitchedOff':
      return `${which} ${offWords[data.reason]}`;
    case 'InstallerConnectionSwitchedOn':
      return `${which} switched on`;
    case 'InstallerConnectionDeleted':
      return `${which} deleted`;
  }
};
