import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { SuspensionCause } from '@pilotlight/contracts/events/installer-life-events';
import type { GasSafeCheck } from '@pilotlight/contracts/values/gas-safe';
import { Refused } from '../write-side/refused';
import type { InstallerAccount } from './installer-account';
import type { InstallerState } from './installer.state';
import { noSuchInstaller } from './no-such-installer';

export interface Approval {
  readonly approvalNotes: string | null;
  readonly gasSafe: GasSafeCheck | null;
}

/** `paidSince` is when the subscription that is paid now began (ISO 8601 UTC), null where none is. */
export const approveInstaller = (
  state: InstallerState,
  approval: Approval,
  paidSince: string | null,
): InstallerEvent[] => {
  switch (state.status) {
    case 'unregistered':
    case 'deleted':
      throw noSuchInstaller();
    case 'active':
      return [];
    case 'suspended':
      throw new Refused('A suspended installer is reactivated, not approved');
    case 'rejected':
      throw new Refused('This registration was turned down. Take that back first.');
    case 'pending':
      if (!state.account.isVerified) throw new Refused('Email must be verified before approval');
      refuseUnpaid(state.account, paidSince);
      if (approval.gasSafe?.nameMatches === false && approval.approvalNotes === null)
        throw new Refused('The register has another name: say in the approval notes why it is let in', 'invalid');
      return [{ type: 'InstallerApproved', data: { slug: state.account.slug, ...approval } }];
  }
};

/** Of one that is let in already it is a suspension by the admin. */
export const rejectInstaller = (state: InstallerState, reason: string | null): InstallerEvent[] => {
  switch (state.status) {
    case 'unregistered':
    case 'deleted':
      throw noSuchInstaller();
    case 'rejected':
      return [];
    case 'pending':
      return [{ type: 'InstallerRejected', data: { slug: state.account.slug, reason } }];
    case 'active':
    case 'suspended':
      return suspendInstaller(state, 'admin');
  }
};

/** A payment suspends nobody who pays otherwise, and leaves an admin's suspension as it is. */
export const suspendInstaller = (state: InstallerState, cause: SuspensionCause, reason = ''): InstallerEvent[] => {
  switch (state.status) {
    case 'unregistered':
      throw noSuchInstaller();
    case 'deleted':
      return goneFor(cause);
    case 'pending':
    case 'rejected':
      if (cause === 'payment') return [];
      throw new Refused('This installer has no chatbot yet that could be suspended');
    case 'suspended':
      // An admin outranks a payment: whoever suspended decides who resumes.
      return state.cause === 'payment' && cause === 'admin' ? [suspended(state.account, cause, reason)] : [];
    case 'active':
      return cause === 'payment' && state.account.paysManually ? [] : [suspended(state.account, cause, reason)];
  }
};

/** The admin lifts any suspension and takes a rejection back; a payment lifts a payment's only. */
export const resumeInstaller = (state: InstallerState, by: SuspensionCause): InstallerEvent[] => {
  switch (state.status) {
    case 'unregistered':
      throw noSuchInstaller();
    case 'deleted':
      return goneFor(by);
    case 'pending':
    case 'active':
      return [];
    case 'rejected':
      return by === 'admin' ? [{ type: 'InstallerRejectionWithdrawn', data: { slug: state.account.slug } }] : [];
    case 'suspended':
      if (by === 'payment' && state.cause === 'admin') return [];
      return [{ type: 'InstallerResumed', data: { slug: state.account.slug, cause: state.cause } }];
  }
};

export const setPaymentMode = (state: InstallerState, manual: boolean): InstallerEvent[] => {
  switch (state.status) {
    case 'unregistered':
    case 'deleted':
      throw noSuchInstaller();
    case 'pending':
    case 'rejected':
    case 'active':
    case 'suspended': {
      const { slug, paysManually } = state.account;
      return manual === paysManually ? [] : [{ type: 'InstallerPaymentModeSet', data: { slug, manual } }];
    }
  }
};

/** Once is for good; again it changes nothing. */
export const deleteInstaller = (state: InstallerState): InstallerEvent[] => {
  switch (state.status) {
    case 'unregistered':
      throw noSuchInstaller();
    case 'deleted':
      return [];
    case 'pending':
    case 'rejected':
    case 'active':
    case 'suspended': {
      const { slug, loginHash } = state.account;
      // Its email is free again for another account.
      return [
        ...(loginHash === null
          ? []
          : [{ type: 'InstallerLoginEmailSet' as const, data: { slug, installerEmail: null, loginHash: null } }]),
        { type: 'InstallerDeleted', data: { slug } },
      ];
    }
  }
};

/** Nobody pays who was made by the admin or pays outside of the card. */
const refuseUnpaid = (account: InstallerAccount, paidSince: string | null): void => {
  const { registrationSource, paysManually, refundedAt } = account;
  if (registrationSource === 'admin' || paysManually) return;
  if (refundedAt !== null && (paidSince === null || paidSince < refundedAt))
    throw new Refused('Refunded, not paid: it can be approved once it has paid again');
  if (paidSince === null) throw new Refused('Not paid: it can be approved once it has paid');
};

const suspended = ({ slug }: InstallerAccount, cause: SuspensionCause, reason: string): InstallerEvent => ({
  type: 'InstallerSuspended',
  data: { slug, cause, ...(reason && { reason }) },
});

/** A subscription may end after its installer was deleted: that changes nothing. */
const goneFor = (cause: SuspensionCause): InstallerEvent[] => {
  if (cause === 'payment') return [];
  throw noSuchInstaller();
};
