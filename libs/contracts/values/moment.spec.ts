import { momentSchema } from './moment';

it.each([
  ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000Z'],
  ['2026-07-01T00:30:00.5+01:00', '2026-06-30T23:30:00.500Z'],
  ['2026-07-01T00:30:00+23:59', '2026-06-30T00:31:00.000Z'],
  ['2199-12-31T23:59:59Z', '2199-12-31T23:59:59.000Z'],
])('reads %s as %s', (text, moment) => {
  expect(momentSchema.parse(text)).toBe(moment);
});

it.each(['0000-01-01T00:00:00Z', '1999-12-31T23:59:59Z', '2200-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
  'refuses %s, which lies outside of the lifetime of any installer',
  (text) => {
    expect(momentSchema.safeParse(text).error?.issues[0]?.message).toBe('Please choose a date from 2000 to 2199');
  },
);

it.each(['', 'yesterday', '2026-01-01', '2026-02-30T00:00:00Z', '2026-01-01T25:00:00Z'])('refuses %j', (text) => {
  expect(momentSchema.safeParse(text).error?.issues[0]?.message).toBe('Please choose a valid date and time');
});
