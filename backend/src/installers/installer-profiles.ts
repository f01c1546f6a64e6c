import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { SuspensionCause } from '@pilotlight/contracts/events/installer-life-events';
import { type AvailabilityConfig, defaultAvailability } from '@pilotlight/contracts/values/availability';
import { type Calendar, noCalendar } from '@pilotlight/contracts/values/calendar';
import type { NotificationPreferences } from '@pilotlight/contracts/values/notification-preferences';
import type { Training } from '@pilotlight/contracts/values/training';
import { firmPersonOf } from '@pilotlight/contracts/values/firm-person';
import {
  anyCoverageAndOffer,
  type CoverageAndOffer,
  coverageAndOfferOf,
} from '@pilotlight/assistant/grading/coverage-and-offer';
import { installerStream } from '../write-side/stream-names';
import { hasAccount, type InstallerWithAccount } from './installer.state';
import { InstallerStream } from './installer.stream';
import { toldTraining } from './told-training';

export interface Answerer {
  readonly suspended: boolean;
  /** As whom visitors see it: "Dawn, Aire Valley Heating". */
  readonly firmPerson: string;
  /** For its own team: "Dawn"; the installer's name where nobody is named. */
  readonly person: string;
}

export interface InstallerContact {
  readonly slug: string;
  readonly name: string;
  readonly contactName: string | null;
  readonly status: InstallerWithAccount['status'];
  /** Its inbox for alerts, or else its login. */
  readonly email: string | null;
  /** Where what concerns its account goes. */
  readonly login: string | null;
  readonly suspendedBy: SuspensionCause | null;
  readonly paysManually: boolean;
  readonly phone: string | null;
  readonly preferences: NotificationPreferences;
  readonly customersRing: string | null;
}

export interface Payer {
  readonly status: InstallerWithAccount['status'];
  readonly name: string;
  readonly email: string;
  readonly paysManually: boolean;
  readonly registrationSource: 'admin' | 'website';
}

export interface TurnedAway {
  readonly isDeleted: boolean;
  /** Whether it ever had what it paid for. */
  readonly wasLetIn: boolean;
}

/** An event, or a moment (ISO 8601 UTC) between two. */
type Moment = Pick<RecordedEvent, 'at'> & Partial<Pick<RecordedEvent, 'position'>>;

/** Where installers work and what they do, as they published it, and as whom they answer. */
@Injectable()
export class InstallerProfiles {
  constructor(private readonly installers: InstallerStream) {}

  async answererOf(slug: string): Promise<Answerer | null> {
    const { state } = await this.installers.load(installerStream(slug));
    if (!hasAccount(state)) return null;
    const { account, status } = state;
    const person = account.contactName ?? account.name;
    return { suspended: status !== 'active', firmPerson: firmPersonOf(account), person };
  }

  async contactOf(slug: string): Promise<InstallerContact | null> {
    const { state } = await this.installers.load(installerStream(slug));
    if (!hasAccount(state)) return null;
    const { name, contactName, emailInbox, installerEmail, phoneSms, notificationPreferences, training } =
      state.account;
    return {
      slug,
      name,
      contactName,
      status: state.status,
      email: emailInbox ?? installerEmail,
      login: installerEmail,
      suspendedBy: state.status === 'suspended' ? state.cause : null,
      paysManually: state.account.paysManually,
      phone: phoneSms,
      preferences: notificationPreferences,
      customersRing: training.published.training.businessInfo.emergencyContact || null,
    };
  }

  /** For the payment provider: where invoices go. Null without an account or an email. */
  async payerOf(slug: string): Promise<Payer | null> {
    const { state } = await this.installers.load(installerStream(slug));
    if (!hasAccount(state)) return null;
    const { name, installerEmail, emailInbox, paysManually, registrationSource } = state.account;
    const email = installerEmail ?? emailInbox;
    return email === null ? null : { status: state.status, name, email, paysManually, registrationSource };
  }

  /** Of one that was deleted or turned down: no money may be taken of it. Null for any other. */
  async turnedAway(slug: string): Promise<TurnedAway | null> {
    const { state } = await this.installers.load(installerStream(slug));
    if (state.status === 'deleted') return { isDeleted: true, wasLetIn: state.wasLetIn };
    return state.status === 'rejected' ? { isDeleted: false, wasLetIn: false } : null;
  }

  /** What its assistant answers from, without what the platform adds; null without an account. */
  async assistantOf(slug: string): Promise<{ readonly name: string; readonly training: Training } | null> {
    const { state } = await this.installers.cached(installerStream(slug));
    if (!hasAccount(state)) return null;
    const { name, training } = state.account;
    return { name, training: toldTraining(training.published.training, state.account) };
  }

  /** When it takes visits. */
  async availabilityOf(slug: string): Promise<AvailabilityConfig> {
    const { state } = await this.installers.cached(installerStream(slug));
    return !hasAccount(state) ? defaultAvailability : state.account.availabilityConfig;
  }

  /** As contactOf, with what it wanted to be told then: what is heard of late, or once more, is told as it was to be when it happened. */
  async contactAt(slug: string, then: Moment): Promise<InstallerContact | null> {
    const contact = await this.contactOf(slug);
    const stream = installerStream(slug);
    const { position } = await this.installers.cached(stream);
    if (!contact || (then.position && position !== null && position < then.position)) return contact;
    const state = await this.installers.asOf(stream, ({ at }) => at <= then.at);
    return !hasAccount(state) ? contact : { ...contact, preferences: state.account.notificationPreferences };
  }

  /** Which calendar of its own its visits are written to. */
  async calendarOf(slug: string): Promise<Calendar> {
    const { state } = await this.installers.cached(installerStream(slug));
    return !hasAccount(state) ? noCalendar : state.account.calendar;
  }

  async workOf(slug: string): Promise<CoverageAndOffer> {
    const { state } = await this.installers.cached(installerStream(slug));
    return !hasAccount(state) ? anyCoverageAndOffer : coverageAndOfferOf(state.account.training.published.training);
  }
}
