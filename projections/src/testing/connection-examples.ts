import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { installerConnectionEvents } from '@pilotlight/contracts/events/installer-connection-events';
import { idOf, type Subject } from './example-subject';

type Connecting = Extract<InstallerEvent, { type: keyof typeof installerConnectionEvents }>;

const connectionOf = ({ slug }: Subject) =>
  ({
    slug,
    connectionId: idOf(slug, 'connection'),
    kind: 'webhook',
    name: 'Office',
    host: 'hooks.zapier.com',
  }) as const;

/** What becomes of an installer's connections to its own systems. */
export const connectionExamples: {
  readonly [Type in Connecting['type']]: (subject: Subject) => Extract<Connecting, { type: Type }>['data'];
} = {
  InstallerConnectionAdded: connectionOf,
  InstallerConnectionChanged: (subject) => ({ ...connectionOf(subject), changed: ['address'] }),
  InstallerConnectionSecretRotated: connectionOf,
  InstallerConnectionSwitchedOff: (subject) => ({ ...connectionOf(subject), reason: 'installer' }),
  InstallerConnectionSwitchedOn: connectionOf,
  InstallerConnectionDeleted: connectionOf,
};
