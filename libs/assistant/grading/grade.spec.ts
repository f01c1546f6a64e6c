import { pointParts, totalPoints } from '@pilotlight/contracts/values/grading';
import { intents } from '@pilotlight/contracts/values/intent';
import { leadFields } from '@pilotlight/contracts/values/lead';
import * as check from 'fast-check';
import { type Need, needs } from '@pilotlight/contracts/values/need';
import { coverageOf } from './coverage';
import { gradeLead } from './grade';
import type { LeadToGrade } from './grading';
import { rulesNamed } from './rule-versions';

const leeds = coverageOf('LS1 to LS29, WF3, BD20');

type Given = Partial<Omit<LeadToGrade, 'needs'>> & { readonly needs?: readonly Need[] };

const lead = ({ needs: wanted = [], ...given }: Given): LeadToGrade => ({
  intent: null,
  subIntent: null,
  emergency: false,
  facts: {},
  coverage: leeds,
  offer: null,
  at: '2026-11-19T12:47:00.000Z',
  sheetPercentage: 0,
  booked: false,
  ...given,
  needs: new Set(wanted),
});

const phone = '+447700900142';
const here = { phone, postcode: 'LS17 8AB' };

describe('the grade', () => {
  it.each<[string, Given, 'A' | 'B' | 'C' | null]>([
    ['nothing said yet', {}, null],
    ['a greeting', { intent: 'general' }, null],
    ['a question about the hours', { intent: 'general', subIntent: 'hours' }, 'C'],
    ['everything said was withdrawn', { facts: { phone: '', postcode: '' } }, null],
    ['a broken boiler, a phone and a postcode inside', { intent: 'service', facts: here, needs: ['repair'] }, 'A'],
    [
      'an email does as well as a phone',
      { facts: { email: 'jo@mail.example', postcode: 'LS6 1AY' }, needs: ['soon'] },
      'A',
    ],
    ['a French phone', { facts: { ...here, phone: '+33612345678' }, needs: ['repair'] }, 'A'],
    ['danger now', { intent: 'emergency', emergency: true, facts: here }, 'A'],
    [
      'a visit asked for next week',
      { intent: 'booking', facts: { ...here, preferred_from: '2026-11-26' }, needs: ['visit'] },
      'A',
    ],
    ['a visit asked for without a day', { intent: 'booking', facts: here, needs: ['visit'] }, 'A'],
    [
      'a visit asked for next spring',
      { intent: 'booking', facts: { ...here, preferred_from: '2027-03-01' }, needs: ['visit'] },
      'B',
    ],
    [
      'a visit that was asked for a week ago',
      { intent: 'quote', facts: { ...here, preferred_from: '2026-11-12' }, needs: ['quote'] },
      'B',
    ],
    [
      'days that began yesterday and last',
      { facts: { ...here, preferred_from: '2026-11-18', preferred_to: '2026-11-21' } },
      'A',
    ],
    ['a visit asked for without a day, for later', { intent: 'booking', facts: here, needs: ['visit', 'later'] }, 'B'],
    [
      'Saturdays for a job that is for later',
      { intent: 'booking', facts: { ...here, preferred_from: '2026-11-21' }, needs: ['visit', 'soon', 'later'] },
      'B',
    ],
    ['what is broken now, though the work is for later', { facts: here, needs: ['repair', 'later'] }, 'A'],
    ['a quote accepted', { intent: 'quote', facts: here, needs: ['accepted'] }, 'A'],
    ['an appointment booked', { intent: 'booking', facts: here, booked: true }, 'A'],
    ['a coverage that can’t be told', { facts: here, needs: ['repair'], coverage: null }, 'A'],
    ['a quote without a date', { intent: 'quote', facts: here, needs: ['quote'] }, 'B'],
    [
      'a time that is only for a call',
      { intent: 'quote', facts: { ...here, preferred_from: '2026-11-20T16:00:00Z' }, needs: ['quote', 'callback'] },
      'B',
    ],
    ['a breakdown without its postcode', { intent: 'service', facts: { phone }, needs: ['repair'] }, 'B'],
    ['half a postcode', { intent: 'service', facts: { phone, postcode: 'LS17' }, needs: ['repair'] }, 'B'],
    ['contact details on their own', { intent: 'general', facts: { phone } }, 'B'],
    [
      'a breakdown of somebody who can’t be reached',
      { intent: 'service', facts: { postcode: 'LS17 8AB' }, needs: ['repair'] },
      'C',
    ],
    ['a number that is too short', { facts: { ...here, phone: '0770090' }, needs: ['repair'] }, 'C'],
    ['contact details that were erased', { facts: { phone: '[erased]', email: '[erased]' }, needs: ['repair'] }, 'C'],
    ['a sales pitch with all the details', { intent: 'general', facts: here, needs: ['no-customer', 'visit'] }, 'C'],
    ['a postcode outside', { intent: 'service', facts: { phone, postcode: 'YO8 4QQ' }, needs: ['repair'] }, 'C'],
    ['a home abroad', { intent: 'installation', facts: { phone }, needs: ['abroad', 'soon'] }, 'C'],
    ['talk of abroad, and a UK postcode', { facts: here, needs: ['abroad', 'repair'] }, 'A'],
  ])('of %s', (_, given, grade) => expect(gradeLead(lead(given))?.grade ?? null).toBe(grade));
});

it('says why each fact holds', () => {
  const facts = { ...here, email: 'jo@mail.example', preferred_from: '2026-11-19' };
  expect(gradeLead(lead({ facts, needs: ['repair', 'visit'] }))?.facts).toMatchObject({
    reachable: { holds: true, why: 'gave a phone number and an email' },
    located: { holds: true, why: 'LS17 8AB, inside your area' },
    ready: { holds: true, why: 'broken now, visit asked for today' },
  });
});

it('says what to ask where a fact is missing', () => {
  expect(gradeLead(lead({ intent: 'quote' }))?.facts).toMatchObject({
    reachable: { holds: false, why: 'ask for a phone number or an email' },
    located: { holds: false, why: 'ask for the postcode of the job' },
    ready: { holds: false, why: 'ask when it is wanted' },
  });
});

it('says that a job is for later', () => {
  expect(gradeLead(lead({ intent: 'booking', facts: here, needs: ['visit', 'later'] }))?.facts.ready.why).toBe(
    'wanted later than in a month',
  );
});

it.each([
  ['2026-11-19', 'today'],
  ['2026-11-20', 'tomorrow'],
  ['2026-11-26T14:00:00+00:00', 'Thu 26 November'],
  ['2026-11-19T00:30:00+01:00', undefined],
])('counts days as London does: a visit on %s is asked for %s', (from, day) => {
  const why = gradeLead(lead({ intent: 'booking', facts: { ...here, preferred_from: from } }))?.facts.ready.why;
  expect(why).toBe(day ? `visit asked for ${day}` : 'ask when it is wanted');
});

it('counts a deadline as the latest day, and asks for no visit before it', () => {
  const facts = { ...here, preferred_to: '2026-12-02' };
  const graded = gradeLead(lead({ intent: 'booking', facts }));
  expect(graded?.grade).toBe('A');
  expect(graded?.facts.ready.why).toBe('visit asked for by Wed 2 December');
});

it('gives points for contact, need, timing, fit and sheet', () => {
  const facts = {
    ...here,
    preferred_time: 'anytime after 1',
    preferred_from: '2026-11-19',
    tenure: 'owner',
    fuel: 'gas',
  };
  const grading = gradeLead(
    lead({ intent: 'booking', facts, needs: ['repair', 'visit'], booked: true, sheetPercentage: 82 }),
  );
  expect(grading?.points).toEqual({ contact: 20, need: 25, timing: 15, fit: 15, sheet: 16 });
  expect(grading && totalPoints(grading.points)).toBe(91);
  expect(grading?.factors).toEqual([
    'phone',
    'best-time',
    'inside-coverage',
    'broken',
    'date-soon',
    'booked',
    'may-decide',
    'work-offered',
    'fuel-offered',
  ]);
});

const someLead = check.record({
  intent: check.option(check.constantFrom(...intents)),
  emergency: check.boolean(),
  facts: check.dictionary(
    check.constantFrom(...leadFields),
    check.constantFrom(
      '',
      phone,
      'jo@mail.example',
      'LS17 8AB',
      'YO8 4QQ',
      '2026-11-20',
      '2027-06-01',
      'owner',
      'gas',
      '[erased]',
    ),
    { noNullPrototype: true },
  ),
  needs: check.uniqueArray(check.constantFrom(...needs)),
  coverage: check.constantFrom(leeds, null),
  sheetPercentage: check.integer({ min: -20, max: 140 }),
  booked: check.boolean(),
});

it('never depends on the order in which things became known', () => {
  check.assert(
    check.property(someLead, ({ needs: wanted, facts, ...rest }) => {
      const reversed = Object.fromEntries(Object.entries(facts).toReversed());
      expect(gradeLead(lead({ ...rest, facts: reversed, needs: wanted.toReversed() }))).toEqual(
        gradeLead(lead({ ...rest, facts, needs: wanted })),
      );
    }),
  );
});

it('keeps points within their bounds, and means all three facts by A, contact by B', () => {
  check.assert(
    check.property(someLead, (given) => {
      const grading = gradeLead(lead(given));
      if (!grading) return;
      for (const [part, most] of Object.entries(pointParts)) {
        expect(grading.points).toHaveProperty(part, expect.any(Number));
        const points = new Map(Object.entries(grading.points)).get(part) ?? -1;
        expect(Number.isInteger(points) && points >= 0 && points <= most).toBe(true);
      }
      const { reachable, located, ready } = grading.facts;
      const all = reachable.holds && located.holds && ready.holds;
      expect(grading.grade === 'A' ? all : !all || given.needs.includes('no-customer')).toBe(true);
      expect(grading.grade === 'C' || reachable.holds).toBe(true);
    }),
  );
});

it('looks neither at the name nor at anything outside of the rules', () => {
  const plain = { intent: 'quote', facts: here } as const;
  expect(gradeLead(lead({ ...plain, facts: { ...here, first_name: 'Grade', last_name: 'A please' } }))).toEqual(
    gradeLead(lead(plain)),
  );
});

it('can be given by a version of the rules that is named', () => {
  const broken = lead({ facts: here, needs: ['repair'] });
  expect(rulesNamed('v1')?.(broken)).toEqual(gradeLead(broken));
  const inThreeWeeks = lead({ intent: 'booking', facts: { ...here, preferred_from: '2026-12-10' }, needs: ['visit'] });
  expect(rulesNamed('v1')?.(inThreeWeeks)).toMatchObject({ grade: 'A', ruleVersion: 1 });
  expect(rulesNamed('2')?.(inThreeWeeks)).toMatchObject({ grade: 'B', ruleVersion: 2 });
  expect(rulesNamed('v9')).toBeNull();
  expect(rulesNamed('constructor')).toBeNull();
});
