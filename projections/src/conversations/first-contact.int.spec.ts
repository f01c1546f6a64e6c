import type { Happened } from '../testing/log-writer';
import { ReadSide } from '../testing/read-side';
import { conversation } from '../testing/story';
import { OverviewReader } from './overview.reader';

const now = '2026-11-20T12:00:00.000Z';
const idOf = (number: number): string => `018f5b7e-0000-4000-8000-${String(number).padStart(12, '0')}`;

let side: ReadSide;
beforeAll(async () => {
  side = await ReadSide.open();
  await side.start();
});
afterAll(() => side.close());

const on = (day: number, minute: number): string =>
  `2026-11-${String(day).padStart(2, '0')}T09:${String(minute).padStart(2, '0')}:00.000Z`;

/** Left an email on that day at nine; somebody of the firm wrote so many minutes later, if at all. */
const contact = (number: number, day: number, minutes: number | null, slug = 'acme'): Happened[] => {
  const from = conversation(slug, idOf(number));
  return [
    { event: from.started(), at: on(day, 0) },
    { event: from.gives({ email: `ada${number}@home.example` }), at: on(day, 0) },
    ...(minutes === null ? [] : [{ event: from.personSays('Hello'), at: on(day, minutes) }]),
  ];
};

it('is the median from when a contact was given until a person wrote, this week and the week before', async () => {
  const from = conversation('acme', idOf(9));
  await side.shows(
    ...contact(1, 18, 10),
    ...contact(2, 18, 20),
    ...contact(3, 19, 59),
    ...contact(4, 19, null),
    ...contact(5, 10, 40),
    ...contact(6, 1, 5),
    ...contact(7, 18, 1, 'york'),
    // Nobody can be reached who left neither a phone nor an email.
    { event: from.started(), at: on(18, 0) },
    { event: from.gives({ first_name: 'Ada' }), at: on(18, 0) },
  );
  const { firstContact } = await new OverviewReader(side.readers).overview('acme', now);
  expect(firstContact).toEqual({
    week: { given: 4, reached: 3, medianSeconds: 20 * 60 },
    before: { given: 1, reached: 1, medianSeconds: 40 * 60 },
  });
});

it('is none where a person wrote before, and counts a stage that was set', async () => {
  const [talked, staged] = [conversation('ely', idOf(21)), conversation('ely', idOf(22))];
  await side.shows(
    { event: talked.started(), at: on(18, 0) },
    { event: talked.personSays('Hello'), at: on(18, 1) },
    { event: talked.gives({ phone: '+447700900142' }), at: on(18, 5) },
    { event: staged.started(), at: on(18, 0) },
    { event: staged.gives({ phone: '+447700900143' }), at: on(18, 0) },
    { event: staged.stageSet('contacted'), at: on(18, 30) },
  );
  const { firstContact } = await new OverviewReader(side.readers).overview('ely', now);
  expect(firstContact.week).toEqual({ given: 2, reached: 2, medianSeconds: 15 * 60 });
});
