import { withPlaceholders, withValues } from './placeholders';

const names = ['Priya', 'Nair'];

it.each([
  ['I’m Priya Nair', "I'm [NAME] [NAME]"],
  ['PRIYA here, priya.nair@firm.example', '[NAME] here, [EMAIL]'],
  ['jo dot smith at gmail dot com', '[EMAIL]'],
  ['ring 07700 900142 or +44 (0)113 496 0999', 'ring [PHONE] or [PHONE]'],
  ['07 seven hundred 900142', '[PHONE]'],
  ['call +48 601 234 567', 'call [PHONE]'],
  ['my card is 4111 1111 1111 1111', 'my card is [PHONE]'],
  ['the boiler at 12 Acacia Avenue, LS6 1AY', 'the boiler at [ADDRESS], [POSTCODE]'],
  ['flat 4b, 7 old mill lane', '[ADDRESS], [ADDRESS]'],
  ['ls61ay', '[POSTCODE]'],
  ['my dob 03/04/1961', 'my dob [PRIVATE]'],
  ['born on the 3rd of April 1961', 'born on the [PRIVATE]'],
  ['date of birth: 1961-04-03', 'date of birth: [PRIVATE]'],
  ['that is 03.04.1961', 'that is [PRIVATE]'],
  ['NI QQ123456C', 'NI [PRIVATE]'],
  ['AB 12 34 56 C is my number', '[PRIVATE] is my number'],
  ['we live at Rose Cottage, Mill Lane, Otley', 'we live at [ADDRESS], [ADDRESS], Otley'],
  ['The Old Rectory in Ilkley', '[ADDRESS] in Ilkley'],
  ['we live on mill lane', 'we live on [ADDRESS]'],
  ['it is Otley Road', 'it is [ADDRESS]'],
])('%s leaves the house as %s', (text, safe) => {
  expect(withPlaceholders(text, names)).toBe(safe);
});

it.each([
  'My boiler shows EA and 0.5 bar',
  'Tuesday at 4pm, 3 bed semi',
  'Nairobi is far',
  'My house is cold and the lane is icy',
  'Terraced House, 3 beds',
  'It was fitted on 12/05/2018',
  'The boiler is in the barn, on the wall at the back',
  'Can you come by the end of the road works',
])('leaves what is nobody’s alone: %s', (text) => {
  expect(withPlaceholders(text, names)).toBe(text);
});

it('puts the visitor’s own values back, and plain words where there are none', () => {
  const facts = { first_name: 'Priya', phone: '+447700900142' };
  expect(withValues('Thanks [NAME], we ring [PHONE] and write to [EMAIL].', facts)).toBe(
    'Thanks Priya, we ring 07700 900142 and write to your email.',
  );
  expect(withValues('Thanks [NAME], see you at [ADDRESS].', {})).toBe('Thanks, see you at your address.');
});

it('takes a value for nothing but text', () => {
  expect(withValues('Hi [NAME]', { first_name: '$& [EMAIL]', email: 'a@b.example' })).not.toContain('$&$&');
});

it.each(['1 a '.repeat(500), '7'.repeat(2_000), 'a@'.repeat(1_000), '12 '.repeat(660)])(
  'is done at once whatever is written',
  (text) => {
    expect(withPlaceholders(text, names).length).toBeLessThanOrEqual(20_000);
  },
);
