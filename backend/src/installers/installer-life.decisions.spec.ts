import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { refusalOf, stateAfter } from '../testing/past';
import {
  approveInstaller as approve,
  deleteInstaller,
  rejectInstaller,
  resumeInstaller,
  setPaymentMode,
  suspendInstaller,
} from './installer-life.decisions';
import type { InstallerState } from './installer.state';
import { installerAggregate } from './installer.stream';

const slug = 'leeds-heating';
const installerId = '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f01';
const verificationId = '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f02';
const created = (registrationSource: 'admin' | 'website'): InstallerEvent => ({
  type: 'InstallerCreated',
  data: { slug, installerId, name: 'Leeds Heating', registrationSource },
});
const verified: InstallerEvent = { type: 'InstallerEmailVerified', data: { slug, verificationId } };
const rejected: InstallerEvent = { type: 'InstallerRejected', data: { slug, reason: null } };
const approval = {
  approvalNotes: 'Rang them',
  gasSafe: { number: '512345', nameMatches: true, checkedOn: '2026-11-20' },
} as const;
const approveInstaller = (state: InstallerState, asked: Parameters<typeof approve>[1]) =>
  approve(state, asked, '2030-01-01T00:00:00.000Z');
const approved: InstallerEvent = { type: 'InstallerApproved', data: { slug, ...approval } };
const suspendedBy = (cause: 'admin' | 'payment'): InstallerEvent => ({
  type: 'InstallerSuspended',
  data: { slug, cause },
});
const resumed = (cause: 'admin' | 'payment'): InstallerEvent => ({ type: 'InstallerResumed', data: { slug, cause } });
const paysManually = (manual: boolean): InstallerEvent => ({ type: 'InstallerPaymentModeSet', data: { slug, manual } });
const deleted: InstallerEvent = { type: 'InstallerDeleted', data: { slug } };

const given = (...past: InstallerEvent[]) => stateAfter(installerAggregate, past);
const registered = (...past: InstallerEvent[]) => given(created('website'), ...past);
const made = (...past: InstallerEvent[]) => given(created('admin'), ...past);

describe('a firm that has registered', () => {
  it('waits for its email and then for the admin, who writes down what the register says', () => {
    expect(registered()).toMatchObject({ status: 'pending' });
    expect(refusalOf(() => approveInstaller(registered(), approval))).toEqual([
      'Email must be verified before approval',
      'conflict',
    ]);
    expect(approveInstaller(registered(verified), approval)).toEqual([approved]);
    expect(approveInstaller(registered(verified, approved), approval)).toEqual([]);
  });

  it('needs a written reason where the register has another name', () => {
    const otherName = { ...approval.gasSafe, nameMatches: false };
    expect(
      refusalOf(() => approveInstaller(registered(verified), { approvalNotes: null, gasSafe: otherName })),
    ).toEqual(['The register has another name: say in the approval notes why it is let in', 'invalid']);
    const explained = { approvalNotes: 'Trades as Leeds Heating', gasSafe: otherName };
    expect(approveInstaller(registered(verified), explained)).toEqual([
      { type: 'InstallerApproved', data: { slug, ...explained } },
    ]);
  });

  it('is let in without a check for a written reason, and by the bare call of other clients', () => {
    for (const unchecked of [
      { approvalNotes: 'Oil only, on OFTEC', gasSafe: null },
      { approvalNotes: null, gasSafe: null },
    ])
      expect(approveInstaller(registered(verified), unchecked)).toEqual([
        { type: 'InstallerApproved', data: { slug, ...unchecked } },
      ]);
  });

  it('may be turned down, once, and waits again where that is taken back', () => {
    expect(rejectInstaller(registered(), 'Not on the register')).toEqual([
      { type: 'InstallerRejected', data: { slug, reason: 'Not on the register' } },
    ]);
    expect(rejectInstaller(registered(rejected), null)).toEqual([]);
    expect(refusalOf(() => approveInstaller(registered(verified, rejected), approval))[1]).toBe('conflict');
    const back = resumeInstaller(registered(verified, rejected), 'admin');
    expect(back).toEqual([{ type: 'InstallerRejectionWithdrawn', data: { slug } }]);
    expect(approveInstaller(registered(verified, rejected, ...back), approval)).toEqual([approved]);
    expect(resumeInstaller(registered(rejected), 'payment')).toEqual([]);
  });

  it('pays before it is let in, unless it pays outside of the card', () => {
    const unpaid = ['Not paid: it can be approved once it has paid', 'conflict'];
    expect(refusalOf(() => approve(registered(verified), approval, null))).toEqual(unpaid);
    expect(
      refusalOf(() => approve(registered(verified, paysManually(true), paysManually(false)), approval, null)),
    ).toEqual(unpaid);
    expect(approve(registered(verified, paysManually(true)), approval, null)).toEqual([approved]);
  });

  it('pays again once its rejection, which gave the money back, is taken back', () => {
    const withdrawn: InstallerEvent = { type: 'InstallerRejectionWithdrawn', data: { slug } };
    const back = registered(verified, rejected, withdrawn);
    const refunded = ['Refunded, not paid: it can be approved once it has paid again', 'conflict'];
    // The rejection is two seconds after the registration; its subscription may not have ended yet.
    for (const paidSince of [null, '2026-03-02T09:00:01.000Z'])
      expect(refusalOf(() => approve(back, approval, paidSince))).toEqual(refunded);
    expect(approve(back, approval, '2026-03-02T09:00:03.000Z')).toEqual([approved]);
    expect(approve(registered(verified, rejected, withdrawn, paysManually(true)), approval, null)).toEqual([approved]);
  });

  it('has no chatbot to suspend before it is let in, whatever its payment does', () => {
    expect(refusalOf(() => suspendInstaller(registered(), 'admin'))[1]).toBe('conflict');
    expect(suspendInstaller(registered(), 'payment')).toEqual([]);
    expect(resumeInstaller(registered(), 'payment')).toEqual([]);
  });
});

describe('suspending and resuming', () => {
  it('happens once, however often it is asked for, and says whose suspension ended', () => {
    expect(suspendInstaller(made(), 'admin')).toEqual([suspendedBy('admin')]);
    expect(suspendInstaller(made(suspendedBy('admin')), 'admin')).toEqual([]);
    expect(resumeInstaller(made(), 'admin')).toEqual([]);
    expect(resumeInstaller(made(suspendedBy('payment')), 'admin')).toEqual([resumed('payment')]);
    expect(rejectInstaller(made(), null)).toEqual([suspendedBy('admin')]);
  });

  it("puts the admin's word above a payment's", () => {
    expect(suspendInstaller(made(suspendedBy('payment')), 'admin')).toEqual([suspendedBy('admin')]);
    expect(suspendInstaller(made(suspendedBy('admin')), 'payment')).toEqual([]);
    expect(resumeInstaller(made(suspendedBy('admin')), 'payment')).toEqual([]);
    expect(resumeInstaller(made(suspendedBy('payment')), 'payment')).toEqual([resumed('payment')]);
    expect(resumeInstaller(made(suspendedBy('payment'), suspendedBy('admin')), 'payment')).toEqual([]);
  });

  it('by a payment spares whoever pays otherwise, the admin nobody', () => {
    expect(suspendInstaller(made(paysManually(true)), 'payment')).toEqual([]);
    expect(suspendInstaller(made(paysManually(true)), 'admin')).toEqual([suspendedBy('admin')]);
    expect(suspendInstaller(made(paysManually(true), paysManually(false)), 'payment')).toEqual([
      suspendedBy('payment'),
    ]);
  });
});

it('is set to manual payment once', () => {
  expect(setPaymentMode(made(), true)).toEqual([paysManually(true)]);
  expect(setPaymentMode(made(paysManually(true)), true)).toEqual([]);
  expect(setPaymentMode(made(), false)).toEqual([]);
});

describe('a deleted installer', () => {
  it('is gone for good', () => {
    expect(deleteInstaller(made(suspendedBy('admin')))).toEqual([deleted]);
    expect(deleteInstaller(made(deleted))).toEqual([]);
    expect(made(deleted, paysManually(true))).toEqual({ status: 'deleted', slug, isErased: false, wasLetIn: true });
    expect(suspendInstaller(made(deleted), 'payment')).toEqual([]);
    expect(resumeInstaller(made(deleted), 'payment')).toEqual([]);
  });

  it.each<[string, (state: InstallerState) => InstallerEvent[]]>([
    ['approved', (state) => approveInstaller(state, approval)],
    ['turned down', (state) => rejectInstaller(state, null)],
    ['suspended', (state) => suspendInstaller(state, 'admin')],
    ['resumed', (state) => resumeInstaller(state, 'admin')],
    ['set to manual payment', (state) => setPaymentMode(state, true)],
  ])('is not %s, no more than one there never was', (_what, decide) => {
    expect(refusalOf(() => decide(made(deleted)))).toEqual(['No such installer', 'not-found']);
    expect(refusalOf(() => decide(given()))).toEqual(['No such installer', 'not-found']);
  });
});
