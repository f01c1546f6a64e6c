import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import {
  advanceMessage,
  type AvailabilityConfig,
  type AvailabilityConfigForm,
  closingMessage,
  defaultAvailability as usual,
  overlapMessage,
} from '@pilotlight/contracts/values/availability';
import { refusalOf, stateAfter } from '../testing/past';
import { setAvailability } from './availability.decisions';
import { changeInstaller, createInstaller } from './installer.decisions';
import { installerAggregate } from './installer.stream';

const slug = 'leeds-heating';
const installerId = '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f01';
const apiKeyId = '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f02';
const created: InstallerEvent = {
  type: 'InstallerCreated',
  data: { slug, installerId, name: 'Leeds Heating', registrationSource: 'admin' },
};
const suspended: InstallerEvent = { type: 'InstallerSuspended', data: { slug, cause: 'payment' } };
const set = (change: Partial<AvailabilityConfig>): InstallerEvent => ({
  type: 'InstallerAvailabilitySet',
  data: { slug, availabilityConfig: { ...usual, ...change } },
});
const given = (...past: InstallerEvent[]) => stateAfter(installerAggregate, past);
const friday = { 5: [{ start: '09:00', end: '12:00' }] };

describe('an installer that says when it takes visits', () => {
  it('changes what it names, and all else stays', () => {
    const before = given(created, set({ slotDuration: 90, weeklyIntervals: friday }));
    expect(setAvailability(before, { bankHolidays: 'scotland' })).toEqual([
      set({ slotDuration: 90, weeklyIntervals: friday, bankHolidays: 'scotland' }),
    ]);
  });

  it('gives a weekday back to the usual hours by leaving it out of the week', () => {
    expect(setAvailability(given(created, set({ weeklyIntervals: friday })), { weeklyIntervals: {} })).toEqual([
      set({}),
    ]);
  });

  it('writes nothing where it is so already, said again, in another order, twice or not', () => {
    const blocked = { blockedDates: ['2026-12-24', '2026-12-31'], blockedDaysOfWeek: [0, 6] };
    const before = given(created, set(blocked));
    const said: AvailabilityConfigForm = {
      blockedDates: ['2026-12-31', '2026-12-24', '2026-12-31'],
      blockedDaysOfWeek: [6, 0],
    };
    expect(setAvailability(before, said)).toEqual([]);
    expect(setAvailability(before, {})).toEqual([]);
    expect(setAvailability(given(created), usual)).toEqual([]);
  });

  it('may do so while it is suspended', () => {
    expect(setAvailability(given(created, suspended), { capacity: 2 })).toEqual([set({ capacity: 2 })]);
  });

  it.each<[string, AvailabilityConfigForm, string, ...InstallerEvent[]]>([
    ['with a minimum above the maximum', { minAdvanceBookingDays: 20, maxAdvanceBookingDays: 10 }, advanceMessage],
    [
      'with a maximum below the minimum that it has',
      { maxAdvanceBookingDays: 3 },
      advanceMessage,
      set({ minAdvanceBookingDays: 5 }),
    ],
    ['with hours that end before they start', { businessHours: { start: '17:00', end: '09:00' } }, closingMessage],
    [
      'with hours that overlap',
      { weeklyIntervals: { 1: [...friday[5], { start: '11:00', end: '13:00' }] } },
      overlapMessage,
    ],
  ])('is refused %s', (_what, form, message, ...past) => {
    expect(refusalOf(() => setAvailability(given(created, ...past), form))).toEqual([message, 'invalid']);
  });

  it('has to be an installer', () => {
    expect(refusalOf(() => setAvailability(given(), {}))).toEqual(['No such installer', 'not-found']);
  });
});

describe("the admin's form", () => {
  const form = { slug, name: 'Leeds Heating' };

  it('says the same of a new installer and of one that there is', () => {
    const availabilityConfig = { slotDuration: 90 };
    const ofNew = createInstaller(given(), { ...form, installerId, apiKeyId, availabilityConfig });
    expect(ofNew.slice(2)).toEqual([set({ slotDuration: 90 })]);
    expect(changeInstaller(given(created), installerId, { ...form, availabilityConfig })).toEqual([
      set({ slotDuration: 90 }),
    ]);
  });

  it('that says nothing of it leaves it as it is', () => {
    expect(changeInstaller(given(created, set({ slotDuration: 90 })), installerId, form)).toEqual([]);
  });
});
