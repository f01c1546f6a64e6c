import { z } from 'zod';
import { connectionKindSchema, offReasonSchema } from '../values/connection';
import { slugSchema } from '../values/slug';
import { event } from './event-definition';
import { personal } from './personal';

/** What of a connection was changed; for `address` and `token` never what they are. */
export const changedOfConnectionSchema = z.enum(['name', 'address', 'token', 'events', 'deals']);
export type ChangedOfConnection = z.infer<typeof changedOfConnectionSchema>;

/** The host alone: the rest of a catch hook's address is a secret. */
const connection = z.object({
  slug: slugSchema,
  connectionId: z.uuid(),
  kind: connectionKindSchema,
  name: personal(),
  host: z.string(),
});

/** A trace of where leads are sent. The connections themselves are rows: no event makes one. */
export const installerConnectionEvents = {
  InstallerConnectionAdded: event(connection, {
    note: "Leads are sent to one of the installer's own systems from then on.",
  }),
  InstallerConnectionChanged: event(connection.extend({ changed: z.array(changedOfConnectionSchema).min(1) }), {
    note: 'A connection was changed; `changed` says what, the rest how it is called and where it leads since.',
  }),
  InstallerConnectionSecretRotated: event(connection, {
    note: 'A connection got a new signing secret; the event never holds it.',
  }),
  InstallerConnectionSwitchedOff: event(connection.extend({ reason: offReasonSchema }), {
    note: 'Nothing is sent by a connection any more: switched off by the installer or the admin, or by itself as it failed.',
  }),
  InstallerConnectionSwitchedOn: event(connection, { note: 'A connection sends again what happens from then on.' }),
  InstallerConnectionDeleted: event(connection, {
    note: 'A connection was deleted with its secret and its delivery log.',
  }),
} as const;
