import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ChangedOfConnection } from '@pilotlight/contracts/events/installer-connection-events';
import { isDeepStrictEqual } from 'node:util';
import type { ConnectionEvent } from '../installers/connection-story';
import { NoteConnection } from '../installers/note-connection.command';
import type { KeptConnection } from '../secrets/connection-row';
import type { NoteChange } from '../secrets/connections';
import type { RequestContext } from '../write-side/request-context';

const dataOf = ({ slug, id, kind, name, host }: KeptConnection) => ({ slug, connectionId: id, kind, name, host });

const changedOf = (before: KeptConnection, after: KeptConnection): ChangedOfConnection[] => {
  const isHubSpot = after.kind === 'hubspot';
  const isChanged: Readonly<Record<ChangedOfConnection, boolean>> = {
    name: before.name !== after.name,
    address: before.url !== after.url,
    token: isHubSpot && before.secret !== after.secret,
    events: !isDeepStrictEqual(before.events, after.events),
    deals: !isDeepStrictEqual(before.deals, after.deals),
  };
  return (['name', 'address', 'token', 'events', 'deals'] as const).filter((what) => isChanged[what]);
};

/** Null where it wasn't there before, or isn't any more. */
export const traceOf = (before: KeptConnection | null, after: KeptConnection | null): ConnectionEvent[] => {
  if (!after) return before ? [{ type: 'InstallerConnectionDeleted', data: dataOf(before) }] : [];
  const data = dataOf(after);
  if (!before) return [{ type: 'InstallerConnectionAdded', data }];
  const changed = changedOf(before, after);
  const isRotated = after.kind === 'webhook' && before.secret !== after.secret;
  const { offReason: reason } = after;
  const isSwitched = before.offReason !== reason;
  return [
    ...(changed.length > 0 ? [{ type: 'InstallerConnectionChanged', data: { ...data, changed } } as const] : []),
    ...(isRotated ? [{ type: 'InstallerConnectionSecretRotated', data } as const] : []),
    ...(isSwitched && reason === null ? [{ type: 'InstallerConnectionSwitchedOn', data } as const] : []),
    ...(isSwitched && reason !== null
      ? [{ type: 'InstallerConnectionSwitchedOff', data: { ...data, reason } } as const]
      : []),
  ];
};

/** Writes who did what to a connection into the installer's story, before the row that decides says so. */
@Injectable()
export class ConnectionTrace {
  constructor(private readonly commands: CommandBus) {}

  by(context: RequestContext): NoteChange {
    return async (before, after) => {
      const events = traceOf(before, after);
      const slug = (after ?? before)?.slug;
      if (slug !== undefined && events.length > 0)
        await this.commands.execute(new NoteConnection(slug, events, context));
    };
  }
}
