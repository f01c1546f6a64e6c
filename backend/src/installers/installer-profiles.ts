import { Injectable } from '@nestjs/common';
import { firmPersonOf } from '@pilotlight/contracts/values/firm-person';
import {
  anyCoverageAndOffer,
  type CoverageAndOffer,
  coverageAndOfferOf,
} from '@pilotlight/assistant/grading/coverage-and-offer';
import { installerStream } from '../write-side/stream-names';
import { InstallerStream } from './installer.stream';

export interface Answerer {
  readonly suspended: boolean;
  /** As whom visitors see it: "Dawn, Aire Valley Heating". */
  readonly firmPerson: string;
  /** As its own people know who is signed in: "Dawn"; the firm where nobody is named. */
  readonly person: string;
}

/** Where installers work and what they do, as they published it, and as whom they answer. */
@Injectable()
export class InstallerProfiles {
  constructor(private readonly installers: InstallerStream) {}

  /** As whom the firm answers; null where there is no such firm. */
  async answererOf(slug: string): Promise<Answerer | null> {
    const { state } = await this.installers.load(installerStream(slug));
    if (state.status === 'unregistered') return null;
    const { account, status } = state;
    const person = account.contactName ?? account.name;
    return { suspended: status === 'suspended', firmPerson: firmPersonOf(account), person };
  }

  async workOf(slug: string): Promise<CoverageAndOffer> {
    const { state } = await this.installers.cached(installerStream(slug));
    return state.status === 'unregistered'
      ? anyCoverageAndOffer
      : coverageAndOfferOf(state.account.training.published.training);
  }
}
