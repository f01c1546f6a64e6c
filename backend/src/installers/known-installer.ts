import { Injectable } from '@nestjs/common';
import { installerStream } from '../write-side/stream-names';
import { InstallerStream } from './installer.stream';
import { hasAccount } from './installer.state';
import { noSuchInstaller } from './no-such-installer';

/** Tells an admin's mistyped slug from an installer without data. */
@Injectable()
export class KnownInstaller {
  constructor(private readonly installers: InstallerStream) {}

  async orRefuse(slug: string): Promise<void> {
    const { state } = await this.installers.cached(installerStream(slug));
    if (!hasAccount(state)) throw noSuchInstaller();
  }
}
