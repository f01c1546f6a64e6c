import { harbourne, lagan, turnedDown } from '../testing/applicants';
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
    ['nothing paid', { ...harbourne, lastPaymentDate: null }, ['next', 'done', 'to do', 'to do']],
    ['turned down', turnedDown, ['done', 'to do', 'to do', 'failed']],
  ])('%s', (_, applicant, standings) => {
    expect(evidenceOf(applicant, now).map(({ standing }) => standing)).toEqual(standings);
  });

  it.each([
    ['2026-11-19T12:54:00Z', '22 min'],
    ['2026-11-19T09:04:00Z', '4 h 12 min'],
    ['2026-11-18T13:00:00Z', '1 day'],
    ['2026-11-16T13:00:00Z', '3 days'],
  ])('%s is %s ago', (time, words) => {
    expect(sinceInWords(time, now)).toBe(words);
  });
});
