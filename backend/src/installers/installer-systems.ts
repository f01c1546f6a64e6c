import { Injectable } from '@nestjs/common';
import type { SystemKey } from '@pilotlight/contracts/http/system-keys';
import { SystemKeys } from '../secrets/system-keys';
import type { SystemAccess, SystemCaller } from '../sessions/system-access';
import { installerStream } from '../write-side/stream-names';
import type { StandingSystemKey } from './installer-account';
import { hasAccount } from './installer.state';
import { InstallerStream } from './installer.stream';

/** Installers' own systems: the log says which keys stand, the table of keys what they are called. */
@Injectable()
export class InstallerSystems implements SystemAccess {
  constructor(
    private readonly installers: InstallerStream,
    private readonly keys: SystemKeys,
  ) {}

  async of(key: string): Promise<SystemCaller | null> {
    const owner = await this.keys.ownerOf(key);
    if (!owner) return null;
    const { state } = await this.installers.cached(installerStream(owner.slug));
    if (!hasAccount(state)) return null;
    const standing = state.account.systemKeys.find(({ id }) => id === owner.id);
    if (!standing || this.#hasEnded(standing)) return null;
    const { scopes } = standing;
    return { slug: owner.slug, keyId: owner.id, scopes, isOpen: state.status === 'active' };
  }

  /** Newest first. */
  async list(slug: string): Promise<SystemKey[]> {
    const [{ state }, kept] = await Promise.all([this.installers.load(installerStream(slug)), this.keys.of(slug)]);
    const standing = new Map(hasAccount(state) ? state.account.systemKeys.map((key) => [key.id, key]) : []);
    return kept.flatMap((key) => {
      const found = standing.get(key.id);
      return found ? [{ ...key, scopes: [...found.scopes], expiresAt: found.expiresAt }] : [];
    });
  }

  #hasEnded({ expiresAt }: StandingSystemKey): boolean {
    return expiresAt !== null && Date.parse(expiresAt) <= this.installers.clock.now();
  }
}
