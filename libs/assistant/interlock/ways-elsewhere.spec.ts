import { waysElsewhere } from './ways-elsewhere';

it.each([
  'https://evil.example/pay',
  'hxxps://evil.example',
  'www.evil.example',
  'see bit.ly/3xYz now',
  'see Bit.Ly/3xYz now',
  'join us on t.me',
  'go to evil-heating.app.',
  'go to EVIL.COM',
  'evil heating dot com',
  'evil-heating[.]com',
  'evil-heating (dot) co (dot) uk',
  'evil-heating . com',
  'evil。com',
  'find @evil_heating on any app',
  'sort code 20-30-40',
  'sort code: 203040',
  'account 12345678',
  'account number 1234 5678',
  'IBAN GB29 NWBK 6016 1331 9268 19',
  'ring oh seven seven double oh nine one two three',
])('hears that somebody is sent elsewhere: %s', (text) => {
  expect(waysElsewhere(text)).not.toEqual([]);
});

it.each([
  'We fit it. To be sure, ask.',
  'We are open Mon. to Fri., 8 a.m. to 6 p.m., e.g. for repairs.',
  'A combi at 1.5 bar, 24.5 kW, e.g. the Greenstar 30i.',
  'The page was read badly.We come on Tuesday.',
  'Mr. Patel of St. Albans comes on 24/11/2026 at 17:30.',
  'That is from £1,200.00, or £89.00 a year.',
  'You can pay by bank transfer or card; we take one or two days.',
  'My number ends in one two three.',
  'F28 and EA119 are fault codes, polka dot or not.',
  'Our gas safe number is 123456.',
])('hears nothing where nobody is: %s', (text) => {
  expect(waysElsewhere(text)).toEqual([]);
});

it.each(['a.'.repeat(2_000), 'one '.repeat(1_000), 'a-'.repeat(2_000), '1 '.repeat(2_000), 'a/b.c/'.repeat(700)])(
  'reads anything at once',
  (text) => {
    expect(waysElsewhere(text).join('').length).toBeLessThan(30_000);
  },
);
