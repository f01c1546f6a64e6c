import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { refusalOf, stateAfter } from '../testing/past';
import { installerAggregate } from './installer.stream';
import { requestVerification, verifyEmail } from './verification.decisions';

const slug = 'leeds';
const id = (number: number): string => `6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f0${number}`;
const created: InstallerEvent = {
  type: 'InstallerCreated',
  data: { slug, installerId: id(1), name: 'Leeds', registrationSource: 'website' },
};
const login = {
  type: 'InstallerLoginEmailSet',
  data: { slug, installerEmail: 'office@leeds.example', loginHash: 'ab' },
} as const satisfies InstallerEvent;
const requested = (verificationId: string): InstallerEvent => ({
  type: 'InstallerVerificationRequested',
  data: { slug, verificationId },
});
const verified = (verificationId: string): InstallerEvent => ({
  type: 'InstallerEmailVerified',
  data: { slug, verificationId },
});
const given = (...past: InstallerEvent[]) => stateAfter(installerAggregate, [created, login, ...past]);
const sentAt = Date.parse('2026-03-02T09:00:00.000Z');
const day = 24 * 3_600_000;
const failed = ['Verification failed. The link may be invalid or expired.', 'invalid'];

it('is verified by its link, and again by a mail scanner it changes nothing', () => {
  expect(verifyEmail(given(requested(id(2))), id(2), sentAt + 60_000)).toEqual([verified(id(2))]);
  expect(verifyEmail(given(requested(id(2)), verified(id(2))), id(2), sentAt + 60_000)).toEqual([]);
});

it('is verified by an older link too, while that lives', () => {
  expect(verifyEmail(given(requested(id(2)), requested(id(3))), id(2), sentAt + 60_000)).toEqual([verified(id(2))]);
});

it('is verified by its first link, however many somebody else asked for', () => {
  const many = Array.from({ length: 100 }, () => requested(id(3)));
  expect(verifyEmail(given(requested(id(2)), ...many), id(2), sentAt + 60_000)).toEqual([verified(id(2))]);
});

it.each([
  ['after a day', given(requested(id(2))), id(2), sentAt + day + 60_000],
  [
    'by a link that went to the email before',
    given(requested(id(2)), {
      ...login,
      data: { ...login.data, installerEmail: 'else@leeds.example', loginHash: 'cd' },
    }),
    id(2),
    sentAt,
  ],
  ['by a link of nobody', given(requested(id(2))), id(9), sentAt],
  ['of a deleted installer', given(requested(id(2)), { type: 'InstallerDeleted', data: { slug } }), id(2), sentAt],
])('is refused %s', (_when, state, link, now) => {
  expect(refusalOf(() => verifyEmail(state, link, now))).toEqual(failed);
});

it('is sent a new link while it waits for one, and has an email', () => {
  expect(requestVerification(given(requested(id(2))), id(3))).toEqual([requested(id(3))]);
  expect(requestVerification(given(requested(id(2)), verified(id(2))), id(3))).toEqual([]);
  expect(requestVerification(stateAfter(installerAggregate, [created]), id(3))).toEqual([]);
});
