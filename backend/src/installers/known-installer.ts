import { Injectable } from '@nestjs/common';
import { installerStream } from '../write-side/stream-names';
import { isTaken } from './installer.decisions';
import { hasAccount } from './installer.state';
import { InstallerStream } from './installer.stream';
import { noSuchInstaller } from './no-such-installer';

/** Tells an admin's mistyped slug from an installer without data. */
@Injectable()
export class KnownInstaller {
  constructor(private readonly installers: InstallerStream) {}

  async orRefuse(slug: string): Promise<void> {
    const { state } = await this.installers.cached(installerStream(slug));
    if (!hasAccount(state)) throw noSuchInstaller();
  }

  /** For what stays of one that was deleted: whether it was. Refused where there never was one. */
  async wasDeleted(slug: string): Promise<boolean> {
    const { state } = await this.installers.load(installerStream(slug));
    if (state.status === 'unregistered') throw noSuchInstaller();
    return state.status === 'deleted';
  }

  /** Whether a new installer could have the slug: nobody has it, and nobody who was deleted had it. */
  async isFree(slug: string): Promise<boolean> {
    const { state } = await this.installers.load(installerStream(slug));
    return !isTaken(slug, state);
  }

  /** Whether it came of this registration. */
  async isOf(slug: string, registrationId: string): Promise<boolean> {
    const { state } = await this.installers.load(installerStream(slug));
    return hasAccount(state) && state.account.registrationId === registrationId;
  }
}
