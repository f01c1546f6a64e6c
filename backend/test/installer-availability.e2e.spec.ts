import { advanceMessage, defaultAvailability as usual } from '@pilotlight/contracts/values/availability';
import { admin, startTestBackend, type TestBackend } from './backend-under-test';
import { type Answer, statusesOf } from './http-call';
import { newInstaller, signIn } from './people';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const settings = '/api/installer/settings';
const shownBy = ({ json }: Answer) => json['installer'] as object as Readonly<Record<string, unknown>>;
const changesOf = async (slug: string) =>
  (await backend.events()).filter(
    ({ stream, type }) => stream === `installer-${slug}` && type === 'InstallerAvailabilitySet',
  ).length;

const onBoard = async (slug: string) => {
  const installer = await newInstaller(backend, slug);
  const token = await signIn(backend, installer);
  const change = (body: unknown) => backend.call('PATCH', settings, { token, body });
  return {
    ...installer,
    set: (availabilityConfig: unknown) => change({ availabilityConfig }),
    change,
    shown: async () => shownBy(await backend.call('GET', '/api/installer/me', { token })),
  };
};

/** All that the specification knows of it. */
const specified = {
  minAdvanceBookingDays: 2,
  maxAdvanceBookingDays: 60,
  blockedDates: ['2027-12-24'],
  blockedDaysOfWeek: [0, 6],
  businessHours: { start: '08:00', end: '18:00' },
  slotDuration: 90,
};

describe('when an installer takes visits', () => {
  it("is as specified for a new one, and changed by the specification's own body", async () => {
    const leeds = await onBoard('leeds');
    const before = await leeds.shown();
    expect(before).toMatchObject({ availabilityConfig: usual, calendar: { provider: 'none' } });
    const answer = await leeds.set(specified);
    const availabilityConfig = { ...usual, ...specified };
    expect(answer.status).toBe(200);
    expect(shownBy(answer)).toEqual({ ...before, availabilityConfig, revision: Number(before['revision']) + 1 });
    expect(await leeds.shown()).toEqual(shownBy(answer));
    const { json } = await backend.asAdmin('GET', '/api/installers?slug=leeds');
    expect(json['installers']).toMatchObject([{ slug: 'leeds', availabilityConfig, calendar: { provider: 'none' } }]);
  });

  it('goes beyond the specification, each part by itself', async () => {
    const york = await onBoard('york');
    const parts = [
      {
        weeklyIntervals: {
          5: [
            { start: '08:00', end: '12:30' },
            { start: '13:15', end: '16:00' },
          ],
        },
      },
      { bufferMinutes: 15, bankHolidays: 'northern-ireland' },
      { capacity: 3 },
      { instantConfirmation: true },
    ];
    for (const part of parts) expect((await york.set(part)).status).toBe(200);
    expect((await york.shown())['availabilityConfig']).toEqual(Object.assign({ ...usual }, ...parts));
    expect(await changesOf('york')).toBe(4);
  });

  it.each([
    ['too short a notice', { availabilityConfig: { minAdvanceBookingDays: -1 } }, 'Between 0 and 30 days'],
    ['too far ahead', { availabilityConfig: { maxAdvanceBookingDays: 366 } }, 'Between 1 and 365 days'],
    ['a slot out of step', { availabilityConfig: { slotDuration: 50 } }, 'In steps of 15 minutes'],
    ['a blocked date that is none', { availabilityConfig: { blockedDates: ['24/12/2027'] } }, 'Please choose a date'],
    [
      'more at least than at most',
      { availabilityConfig: { minAdvanceBookingDays: 9, maxAdvanceBookingDays: 8 } },
      advanceMessage,
    ],
    [
      'an unknown field',
      { availabilityConfig: { slotLength: 60 } },
      'availabilityConfig: Unrecognized key: "slotLength"',
    ],
    [
      'two parts of the settings',
      { availabilityConfig: {}, notificationPreferences: {} },
      'Please change one part of the settings at a time',
    ],
  ])('is refused whole with %s, and says why', async (what, body, message) => {
    const bath = await onBoard(`bath-${what.replaceAll(/\W/g, '-')}`);
    const { status, json } = await bath.change(body);
    expect([status, json['code'], json['message']]).toEqual([400, 'invalid', message]);
    expect(await changesOf(bath.slug)).toBe(0);
  });

  it('is written once, where the same is sent again or a date is blocked twice', async () => {
    const ely = await onBoard('ely');
    const first = await ely.set({ blockedDates: ['2027-12-24'] });
    const again = await ely.set({ blockedDates: ['2027-12-24', '2027-12-24'] });
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect(await changesOf('ely')).toBe(1);
  });

  it('takes all of the changes that are sent at once', async () => {
    const hull = await onBoard('hull');
    const parts = [{ slotDuration: 90 }, { blockedDaysOfWeek: [0] }, { bankHolidays: 'scotland' }];
    expect(statusesOf(await Promise.all(parts.map(hull.set)))).toEqual([200, 200, 200]);
    expect((await hull.shown())['availabilityConfig']).toEqual(Object.assign({ ...usual }, ...parts));
  });

  it("is nobody else's to change by this call", async () => {
    await onBoard('ripon');
    const body = { availabilityConfig: { slotDuration: 90 } };
    for (const token of [undefined, 'made-up', admin.token])
      expect((await backend.call('PATCH', settings, { token, body })).status).toBe(401);
    expect(await changesOf('ripon')).toBe(0);
  });

  it("is in the admin's form, for a new installer too, and left alone where the form is silent", async () => {
    const form = { slug: 'truro', name: 'Truro', availabilityConfig: { slotDuration: 120 } };
    const made = shownBy(await backend.asAdmin('POST', '/api/installers', form));
    expect(made['availabilityConfig']).toEqual({ ...usual, slotDuration: 120 });
    const { id, revision } = made;
    const edit = { id, slug: 'truro', name: 'Truro' };
    const edited = shownBy(
      await backend.asAdmin('POST', '/api/installers', {
        ...edit,
        revision,
        availabilityConfig: { bufferMinutes: 30 },
      }),
    );
    expect(edited['availabilityConfig']).toEqual({ ...usual, slotDuration: 120, bufferMinutes: 30 });
    const silent = shownBy(await backend.asAdmin('POST', '/api/installers', { ...edit, contactName: 'Sam Okafor' }));
    expect(silent['availabilityConfig']).toEqual(edited['availabilityConfig']);
    expect(await changesOf('truro')).toBe(2);
  });

  it("is refused in the admin's form with the same words, and nothing of the rest is kept", async () => {
    const before = (await backend.events()).length;
    const availabilityConfig = { businessHours: { start: '17:00', end: '09:00' } };
    const body = { slug: 'bury', name: 'Bury', installerEmail: 'office@bury.example', availabilityConfig };
    const { status, json } = await backend.asAdmin('POST', '/api/installers', body);
    expect([status, json['message']]).toEqual([400, 'Closing time must be after opening time']);
    expect((await backend.events()).length).toBe(before);
  });
});
