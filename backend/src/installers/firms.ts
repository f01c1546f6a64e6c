import { Injectable } from '@nestjs/common';
import { anyWork, type FirmWork, firmWorkOf } from '../assistant/grading/firm-work';
import { installerStream } from '../write-side/stream-names';
import { InstallerStream } from './installer.stream';

/** Where installers work and what they do, as they published it. */
@Injectable()
export class Firms {
  constructor(private readonly installers: InstallerStream) {}

  async workOf(slug: string): Promise<FirmWork> {
    const { state } = await this.installers.known(installerStream(slug));
    return state.status === 'unregistered' ? anyWork : firmWorkOf(state.account.training.published.training);
  }
}
