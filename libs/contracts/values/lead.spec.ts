import { leadSchema } from './lead';

const judged = (phone: string): string | undefined => leadSchema.safeParse({ phone }).error?.issues[0]?.message;

it.each([
  '07700 900000',
  '07700 900999',
  '+44 (0)7700 900142',
  '0044 7700 900142',
  '+447700900142',
  '020 7946 0958',
  '(020) 7946 0958',
  '0113 496 0000',
  '016977 3999',
  '+353 85 012 3456',
  '0033 6 12 34 56 78',
  '+7 495 123 45 67',
])('takes the number %s', (phone) => expect(judged(phone)).toBeUndefined());

it.each([
  '09061 234567',
  '0906 123 4567',
  '+44 906 123 4567',
  '+44 (0)909 8790000',
  '0044 911 123 4567',
  '+1 900 555 0123',
  '+1 (900) 555-0123',
  '001 900 555 0123',
  '1-900-555-0123',
])('takes no number that costs whoever rings it extra: %s', (phone) =>
  expect(judged(phone)).toBe('Please enter a valid phone number'),
);

it.each(['+90 212 555 01 23', '0090 212 555 0123', '+1 909 555 0123', '01900 123456', '+49 900 1234', '0191 900 9000'])(
  'takes %s, which only looks like one',
  (phone) => expect(judged(phone)).toBeUndefined(),
);

it.each([
  ['Priya\nNair', 'Priya Nair'],
  ['Priya \r\n\t Nair', 'Priya Nair'],
  ['Priya\u2028Nair', 'Priya Nair'],
  ["Siobhán  O'Neil", "Siobhán  O'Neil"],
])('keeps a name on one line: %j', (name, kept) => {
  expect(leadSchema.parse({ name }).name).toBe(kept);
});

it.each(['07700 90012', '07700 9001234', '+44 7700 90012', '+44 (0)7700 90012', '447700 90012', '020 7946 095'])(
  'finds that %s has not all its digits, or too many',
  (phone) => expect(judged(phone)).toBe('Please enter a valid phone number'),
);

const kept = (lead: object): object => leadSchema.parse(lead);

it.each([
  ['LS1O 4HN', 'LS10 4HN'],
  ['SW1A OAA', 'SW1A 0AA'],
  ['SW1A 2AA.', 'SW1A 2AA'],
  ['ls6-1ay', 'LS6 1AY'],
  ['“M1 1AE”', 'M1 1AE'],
  ['M1\u00a01AE', 'M1 1AE'],
  ['Ml 1AE', 'M1 1AE'],
])('keeps the postcode %j as %s', (postcode, expected) => expect(kept({ postcode })).toEqual({ postcode: expected }));

it.each([
  ['pat@example.com\u200b', 'pat@example.com'],
  ['o’neil@example.co.uk', "o'neil@example.co.uk"],
  ['smith&co@example.com', 'smith&co@example.com'],
  ['<pat@example.com>', 'pat@example.com'],
  ['mailto:pat@example.com', 'pat@example.com'],
  ['pat@example.com.', 'pat@example.com'],
  ['pat@xn--e1afmkfd.xn--p1ai', 'pat@xn--e1afmkfd.xn--p1ai'],
])('keeps the address %j as %s', (email, expected) => expect(kept({ email })).toEqual({ email: expected }));

it.each([
  'josé@example.com',
  'pat@example',
  'pat @example.com',
  'pat@exa_mple.com',
  'pat..b@example.com',
  '.pat@example.com',
])('takes no address that mail can’t be sent to, or a part of one: %s', (email) =>
  expect(leadSchema.safeParse({ email }).error?.issues[0]?.message).toBe('Please enter a valid email address'),
);

it.each([
  ['07700–900–123', '07700-900-123'],
  ['07700/900123', '07700/900123'],
  ['tel: 07700 900123', '07700 900123'],
  ['O77OO 9OO123', '07700 900123'],
  ['\u202a+44 7700 900123\u202c', '+44 7700 900123'],
])('keeps the number %j as %s', (phone, expected) => expect(kept({ phone })).toEqual({ phone: expected }));
