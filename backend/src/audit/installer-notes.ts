import type { DomainEvent, InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { installerEvents } from '@pilotlight/contracts/events/installer-events';
import { poundsOf } from '@pilotlight/contracts/values/money';

export const isOfInstaller = (event: DomainEvent): event is InstallerEvent =>
  Object.hasOwn(installerEvents, event.type);

/** As noteOf, of what happened to an installer itself. */
export const noteOfInstaller = (event: InstallerEvent): string => {
  switch (event.type) {
    case 'InstallerCreated':
      return event.data.registrationSource === 'admin' ? 'by the admin' : 'by itself';
    case 'InstallerRenamed':
      return event.data.name;
    case 'InstallerApiKeyIssued':
      return `version ${event.data.keyVersion}`;
    case 'InstallerSystemKeyIssued':
      return event.data.scopes.join(', ');
    case 'InstallerConnectionChanged':
      return `${event.data.host}: ${event.data.changed.join(', ')}`;
    case 'InstallerConnectionSwitchedOff':
      return `${event.data.host}: ${event.data.reason}`;
    case 'InstallerConnectionAdded':
    case 'InstallerConnectionSecretRotated':
    case 'InstallerConnectionSwitchedOn':
    case 'InstallerConnectionDeleted':
      return event.data.host;
    case 'InstallerFinanceSet':
      return event.data.finance.offered ? 'offered' : 'not offered';
    case 'InstallerCalloutSet':
      return poundsOf(event.data.callout.fee ?? 0);
    case 'InstallerPromptsSet':
      return Object.keys(event.data.customPrompts).join(', ') || 'none';
    case 'InstallerRetentionSet':
      return `${event.data.retentionDays} days`;
    case 'InstallerConsentWorded':
      return event.data.wording;
    case 'InstallerAvailabilitySet': {
      const { slotDuration, minAdvanceBookingDays, maxAdvanceBookingDays } = event.data.availabilityConfig;
      return `${slotDuration} minutes, ${minAdvanceBookingDays} to ${maxAdvanceBookingDays} days ahead`;
    }
    case 'InstallerCalendarConnected':
    case 'InstallerCalendarDisconnected':
      return event.data.provider;
    case 'InstallerTrainingDrafted':
      return event.data.answers ? `draft ${event.data.draft}, a question answered` : `draft ${event.data.draft}`;
    case 'InstallerTrainingPublished':
      return `version ${event.data.version}`;
    case 'InstallerDomainsAllowed':
      return event.data.allowedDomains.join(', ') || 'none';
    case 'InstallerSuspended':
      return event.data.cause === 'payment' ? 'payment failed' : 'by the admin';
    case 'InstallerApproved':
      return event.data.gasSafe ? `Gas Safe ${event.data.gasSafe.number}` : 'Gas Safe not noted';
    case 'InstallerPaymentModeSet':
      return event.data.manual ? 'on' : 'off';
    case 'InstallerSystemKeyRevoked':
    case 'InstallerServiceAreaSet':
    case 'InstallerVerificationRequested':
    case 'InstallerEmailVerified':
    case 'InstallerRejected':
    case 'InstallerRejectionWithdrawn':
    case 'InstallerDeleted':
    case 'InstallerContactNamed':
    case 'InstallerAlertsAddressed':
    case 'InstallerLoginEmailSet':
    case 'InstallerPasswordSet':
    case 'InstallerBranded':
    case 'InstallerResumed':
    case 'InstallerNotificationsPreferred':
      return '';
  }
};
