import { jobFields, jobSheetSchema, photoSlots, type PhotoSlot } from '@pilotlight/contracts/values/job-sheet';
import { sheetFields } from '@pilotlight/contracts/values/job-sheet-fields';
import { optionalFields, requiredFields } from '@pilotlight/contracts/values/job-sheet-needs';
import { leadFields } from '@pilotlight/contracts/values/lead';
import * as check from 'fast-check';
import { jobSheetOf, type SheetInput } from './job-sheet';

const sheet = (given: Partial<SheetInput> = {}) =>
  jobSheetOf({ intent: 'service', subIntent: null, facts: {}, jobFacts: {}, photos: [], ...given });
const photosIn = (...slots: PhotoSlot[]) => slots.map((slot, index) => ({ id: `photo-${index + 1}`, slot }));
const missing = (given: Partial<SheetInput>) => sheet(given).missing.map(({ label }) => label);
const flags = (given: Partial<SheetInput>) => sheet({ intent: 'installation', ...given }).flags.map(({ text }) => text);

const priya: Partial<SheetInput> = {
  intent: 'booking',
  subIntent: 'new',
  facts: {
    first_name: 'Priya',
    last_name: 'Nair',
    phone: '+447700900142',
    postcode: 'LS17 8AB',
    preferred_time: 'anytime after 1',
    property_type: 'semi-detached',
    bedrooms: '3',
    current_boiler_type: 'combi',
    fuel: 'gas',
    boiler_make: '30i',
    fault_code: 'EA, returns after one reset',
    tenure: 'owner',
  },
  jobFacts: {
    address: '22 Carr Beck Lane',
    authorises: 'Priya Nair',
    boiler_age: '14',
    gc_number: '47-800-31',
    symptoms: 'no heating, no hot water',
    last_service: "don't know",
    also_wanted: 'a new boiler',
  },
  photos: photosIn('boiler-front', 'data-plate', 'pipes-under', 'flue-outside'),
};

it('puts the date beside the words for the best time', () => {
  const facts = { preferred_time: 'a week on thursday', preferred_from: '2026-12-03', preferred_to: '2026-12-03' };
  expect(sheet({ facts }).lines).toEqual([{ label: 'Best time', value: 'A week on thursday · Thu 3 December' }]);
});

it('does not call a postcode the address that it still asks for', () => {
  const { lines, missing } = sheet({ facts: { postcode: 'LS17 8AB' } });
  expect(lines).toEqual([{ label: 'Postcode', value: 'LS17 8AB' }]);
  expect(missing.map(({ label }) => label)).toContain('Address');
});

it('shows what a breakdown has come to, and what a quote still lacks', () => {
  const priyas = sheet(priya);
  expect(priyas).toMatchObject({
    jobType: 'repair-or-service',
    filled: 9,
    required: 11,
    percentage: 82,
    quoteReady: false,
  });
  expect(priyas.missing.map(({ label, photo }) => [label, photo])).toEqual([
    ['Gas meter photo', 'gas-meter'],
    ['Parking and access', null],
  ]);
  expect(Object.fromEntries(priyas.lines.map(({ label, value }) => [label, value]))).toEqual({
    Name: 'Priya Nair',
    Phone: '07700 900142',
    'Best time': 'Anytime after 1',
    Address: '22 Carr Beck Lane, LS17 8AB',
    'Who’s paying?': 'Owner, Priya Nair',
    Home: 'Semi-detached, 3 bedrooms',
    Boiler: 'Combi, natural gas, 30i',
    'Age · GC number': '14 years · 47-800-31',
    'Fault code': 'EA, returns after one reset',
    Symptoms: 'No heating, no hot water',
    'Last service': 'Don’t know',
    'Also asked about': 'A new boiler',
  });
  expect(priyas.flags).toEqual([
    { text: '14 years old', tone: 'warn' },
    { text: 'Asked about a new boiler', tone: 'info' },
  ]);
  expect(priyas.photos.map(({ label, ids }) => [label, ids.length])).toEqual([
    ['Boiler front', 1],
    ['Data plate', 1],
    ['Pipes under', 1],
    ['Flue outside', 1],
    ['Gas meter', 0],
    ['Controls', 0],
  ]);
  expect(jobSheetSchema.parse(priyas)).toEqual(priyas);
});

it('is quote-ready once the last of it is there', () => {
  const last = { ...priya, jobFacts: { ...priya.jobFacts, access: 'drive, side gate' } };
  const photos = [...(priya.photos ?? []), { id: 'photo-9', slot: 'gas-meter' as const }];
  expect(sheet({ ...last, photos })).toMatchObject({ quoteReady: true, percentage: 100, missing: [] });
});

describe('the kind of job', () => {
  it.each<[string, Partial<SheetInput>, string]>([
    ['a new boiler', { intent: 'installation', subIntent: 'swap' }, 'boiler-swap'],
    ['a heat pump', { intent: 'installation', subIntent: 'heat-pump' }, 'heat-pump'],
    ['new radiators', { intent: 'installation', subIntent: 'radiators' }, 'repair-or-service'],
    ['a price', { intent: 'quote', subIntent: 'price' }, 'boiler-swap'],
    ['a price for a fault', { intent: 'quote', facts: { fault_code: 'F28' } }, 'repair-or-service'],
    ['a breakdown', { intent: 'service', subIntent: 'breakdown' }, 'repair-or-service'],
    ['danger', { intent: 'emergency' }, 'repair-or-service'],
    ['nothing yet', { intent: null }, 'repair-or-service'],
    ['what somebody has set', { intent: 'service', jobFacts: { job_type: 'heat-pump' } }, 'heat-pump'],
    ['what nobody can set', { intent: 'service', jobFacts: { job_type: 'loft' } }, 'repair-or-service'],
  ])('of %s', (_, given, jobType) => expect(sheet(given).jobType).toBe(jobType));
});

describe('a required field', () => {
  it.each<[string, Partial<SheetInput>, string, boolean]>([
    ['nobody knows is missing', { facts: { boiler_make: 'not sure' } }, 'Data plate photo', true],
    [
      'nobody knows has a photo in its place',
      { facts: { boiler_make: "don't know" }, photos: photosIn('data-plate') },
      'Make',
      false,
    ],
    ['nobody was asked for isn’t told by a photo alone', { photos: photosIn('data-plate') }, 'Make', true],
    ['is seen in the photo', { photos: photosIn('gas-meter') }, 'Gas meter photo', false],
    ['was withdrawn is missing', { facts: { postcode: '' } }, 'Postcode', true],
    ['was erased is missing', { facts: { postcode: '[erased]' } }, 'Postcode', true],
    ['the email stands in for', { facts: { email: 'jo@mail.example' } }, 'Phone or email', false],
    ['the owner answers by being it', { facts: { tenure: 'owner' } }, 'Who’s paying?', false],
    ['a tenant doesn’t answer', { facts: { tenure: 'tenant' } }, 'Who’s paying?', true],
    ['makes no sense without gas', { facts: { fuel: 'oil' } }, 'Gas meter photo', false],
  ])('that %s', (_, given, label, isMissing) => expect(missing(given).includes(label)).toBe(isMissing));

  it('is asked for in the order of its value for a quote', () => {
    expect(sheet().missing.slice(0, 3)).toMatchObject([
      { label: 'Phone or email', ask: 'What’s the best phone number or email to reach you?' },
      { field: 'symptoms', ask: 'What is it doing, or not doing?' },
      { field: 'postcode' },
    ]);
  });

  it('is never optional too', () => {
    for (const jobType of ['boiler-swap', 'heat-pump', 'repair-or-service'] as const) {
      const all = [...requiredFields[jobType], ...optionalFields[jobType]];
      expect(all).toHaveLength(new Set(all).size);
    }
  });
});

describe('the survey is warned', () => {
  it.each<[Partial<SheetInput>, readonly string[]]>([
    [{ jobFacts: { asbestos: 'no', mains_flow: '8' } }, ['Low mains flow, 8 l/min']],
    [{ jobFacts: { asbestos: 'no', mains_flow: '10' } }, []],
    [{ jobFacts: { asbestos: 'none', boiler_age: '9' } }, []],
    [{ jobFacts: { asbestos: 'no', boiler_age: 'about 20 years' } }, ['20 years old']],
    [{ facts: { current_boiler_type: 'back boiler' } }, ['Back boiler', 'Asbestos unknown']],
    [{ jobFacts: { microbore: 'yes, 10 mm', asbestos: "don't know" } }, ['Microbore pipes', 'Asbestos unknown']],
    [{ jobFacts: { microbore: 'no', asbestos: 'garage roof' } }, ['Asbestos reported']],
    [{ jobFacts: { property_age: 'built 2012' } }, []],
    [{ intent: 'service' }, []],
  ])('%#: of %j', (given, expected) => expect(flags(given)).toEqual(expected));
});

it('keeps photos in their fixed order, and those without a slot apart', () => {
  const { photos, otherPhotos } = sheet({
    photos: [{ id: 'x', slot: null }, ...photosIn('proposed-place', 'boiler-front', 'boiler-front')],
  });
  expect(otherPhotos).toEqual(['x']);
  expect(photos.filter(({ ids }) => ids.length > 0).map(({ slot, ids }) => [slot, ids.length])).toEqual([
    ['boiler-front', 2],
    ['proposed-place', 1],
  ]);
  const order = photos.map(({ slot }) => photoSlots.indexOf(slot));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

it('has a place for every fact of lead and job', () => {
  expect(Object.keys(sheetFields).toSorted()).toEqual(
    [...leadFields, ...jobFields].filter((field) => !/^preferred_(?:from|to)$/.test(field)).toSorted(),
  );
});

it('never counts more than it needs, and is ready exactly when nothing is missing', () => {
  const values = check.constantFrom('', 'yes', 'no', "don't know", 'gas', 'combi', '7', '[erased]');
  const slots = check.constantFrom(...photoSlots, null);
  check.assert(
    check.property(
      check.dictionary(check.constantFrom(...leadFields), values, { noNullPrototype: true }),
      check.dictionary(check.constantFrom(...jobFields), values, { noNullPrototype: true }),
      check.array(check.record({ id: check.string(), slot: slots })),
      check.constantFrom('installation', 'service', null),
      (facts, jobFacts, photos, intent) => {
        const made = sheet({ facts, jobFacts, photos, intent });
        expect(made.filled + made.missing.length).toBe(made.required);
        expect(made.percentage === 100).toBe(made.quoteReady);
        expect(made.quoteReady).toBe(made.missing.length === 0);
        expect(JSON.stringify(made.lines)).not.toContain('[erased]');
      },
    ),
  );
});
