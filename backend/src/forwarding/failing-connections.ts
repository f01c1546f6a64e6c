import { Injectable } from '@nestjs/common';
import type { OffReason } from '@pilotlight/contracts/values/connection';
import { PublicAddress } from '../http/public-address';
import { InstallerProfiles } from '../installers/installer-profiles';
import { installerValues } from '../notifications/requests/lead-values';
import { Notify } from '../notifications/requests/notify';
import type { KeptConnection } from '../secrets/connection-row';
import { Connections } from '../secrets/connections';
import { derivedId } from '../write-side/event-ids';
import { ConnectionTrace } from './connection-trace';

const week = 7 * 86_400_000;

const reasons = {
  gone: 'It answered that it is gone for good (410)',
  failing: 'It has failed for a week',
} as const satisfies Partial<Readonly<Record<OffReason, string>>>;

/** Ends what can't be reached, and tells its installer. */
@Injectable()
export class FailingConnections {
  constructor(
    private readonly connections: Connections,
    private readonly installers: InstallerProfiles,
    private readonly notify: Notify,
    private readonly address: PublicAddress,
    private readonly trace: ConnectionTrace,
  ) {}

  /** After one failure more; `isGone` where it was its last word. */
  async note({ slug, id, name }: KeptConnection, isGone: boolean, now = Date.now()): Promise<void> {
    const since = await this.connections.failed(slug, id);
    if (since === null) return;
    const isFailing = now - Date.parse(since) >= week;
    if (!isGone && !isFailing) return;
    const reason = isGone ? 'gone' : 'failing';
    const occurrence = derivedId('connection off', id, since);
    const context = { actor: { kind: 'system', id: null }, requestId: occurrence } as const;
    const off = await this.connections.change(
      slug,
      id,
      ({ enabled }) => (enabled ? { offReason: reason } : null),
      this.trace.by(context),
    );
    if (!off) return;
    const contact = await this.installers.contactOf(slug);
    if (!contact) return;
    const values = {
      ...installerValues(contact, this.address.of('/installer/settings/connections')),
      connection: name,
      off_reason: reasons[reason],
    };
    const at = new Date(now).toISOString();
    await this.notify.installer(
      contact,
      { eventType: 'connection_off', occurrence, at, sessionId: null, values },
      context,
    );
  }
}
