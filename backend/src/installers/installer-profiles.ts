import { Injectable } from '@nestjs/common';
import { type AvailabilityConfig, defaultAvailability } from '@pilotlight/contracts/values/availability';
import type { NotificationPreferences } from '@pilotlight/contracts/values/notification-preferences';
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

/** Where and how an installer is told of things. */
export interface InstallerContact {
  readonly slug: string;
  readonly name: string;
  readonly contactName: string | null;
  readonly status: 'active' | 'suspended';
  /** Its inbox for alerts, or else its login. */
  readonly email: string | null;
  /** As it was typed. */
  readonly phone: string | null;
  readonly preferences: NotificationPreferences;
  /** The number that its customers ring, as it tells it. */
  readonly customersRing: string | null;
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

  /** Null where there is no such installer. */
  async contactOf(slug: string): Promise<InstallerContact | null> {
    const { state } = await this.installers.load(installerStream(slug));
    if (state.status === 'unregistered') return null;
    const { name, contactName, emailInbox, installerEmail, phoneSms, notificationPreferences, training } =
      state.account;
    return {
      slug,
      name,
      contactName,
      status: state.status,
      email: emailInbox ?? installerEmail,
      phone: phoneSms,
      preferences: notificationPreferences,
      customersRing: training.published.training.businessInfo.emergencyContact || null,
    };
  }

  /** When it takes visits. */
  async availabilityOf(slug: string): Promise<AvailabilityConfig> {
    const { state } = await this.installers.cached(installerStream(slug));
    return state.status === 'unregistered' ? defaultAvailability : state.account.availabilityConfig;
  }

  async workOf(slug: string): Promise<CoverageAndOffer> {
    const { state } = await this.installers.cached(installerStream(slug));
    return state.status === 'unregistered'
      ? anyCoverageAndOffer
      : coverageAndOfferOf(state.account.training.published.training);
  }
}
