import { harbourne, lagan, takenBack, turnedDown } from '../testing/applicants';
import { evidenceOf, sinceInWords } from './evidence';

const now = new Date('2026-11-19T13:16:00Z');
const checked = { number: '582914', nameMatches: true, checkedOn: '2026-11-19' };

describe('what speaks for a firm', () => {
  it.each([
    ['paid and verified: the register waits', harbourne, ['done', 'done', 'next', 'to do']],
    ['checked too: the admin waits', { ...harbourne, gasSafe: checked }, ['done', 'done', 'done', 'next']],
    ['unverified', lagan, ['done', 'next', 'to do', 'to do']],
    [
      'another name on the register',
      { ...harbourne, gasSafe: { ...checked, nameMatches: false } },
      ['done', 'done', 'failed', 'next'],
    ],
    ['a failed payment', { ...harbourne, paymentStatus: 'failed' as const }, ['failed', 'done', 'next', 'to do']],
    [
      'an ended subscription',
      { ...harbourne, paymentStatus: 'cancelled' as const },
      ['failed', 'done', 'next', 'to do'],
    ],
    [
      'nothing paid',
      { ...harbourne, paymentStatus: 'unknown' as const, stripeSubscriptionId: null, lastPaymentDate: null },
      ['next', 'done', 'to do', 'to do'],
    ],
    ['refunded and taken back', takenBack, ['failed', 'done', 'next', 'to do']],
    [
      'refunded, and about to pay again',
      { ...takenBack, paymentStatus: 'unknown' as const },
      ['failed', 'done', 'next', 'to do'],
    ],
    [
      'refunded, and paid again',
      { ...harbourne, refundedAt: null, lastPaymentDate: '2026-11-19T12:00:00Z' },
      ['done', 'done', 'next', 'to do'],
    ],
    ['refunded, in manual payment mode', { ...takenBack, manualPaymentMode: true }, ['done', 'done', 'next', 'to do']],
    ['turned down', turnedDown, ['done', 'to do', 'to do', 'failed']],
  ])('%s', (_, applicant, standings) => {
    expect(evidenceOf(applicant, now).map(({ standing }) => standing)).toEqual(standings);
  });

  it('says of one that was refunded and taken back what it waits for', () => {
    expect(evidenceOf(takenBack, now)[0]).toEqual({ step: 'Paid', standing: 'failed', says: 'Refunded, not paid' });
  });

  it.each([
    ['2026-11-19T13:15:30Z', 'under a minute'],
    ['2026-11-19T12:54:00Z', '22 min'],
    ['2026-11-19T09:04:00Z', '4 h 12 min'],
    ['2026-11-18T13:00:00Z', '1 day'],
    ['2026-11-16T13:00:00Z', '3 days'],
  ])('%s is %s ago', (time, words) => {
    expect(sinceInWords(time, now)).toBe(words);
  });
});
