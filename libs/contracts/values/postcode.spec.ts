import { isNorthernIreland, normalisePostcode } from './postcode';

describe('a UK postcode', () => {
  it.each([
    ['sw1a1aa', 'SW1A 1AA'],
    [' ls17 8ab ', 'LS17 8AB'],
    ['M1 1AE', 'M1 1AE'],
    ['w1a 0ax', 'W1A 0AX'],
    ['CR2 6XH', 'CR2 6XH'],
    ['dn551pt', 'DN55 1PT'],
    ['ec1a 1bb', 'EC1A 1BB'],
    ['E1W 1UU', 'E1W 1UU'],
    ['gir0aa', 'GIR 0AA'],
  ])('%p is kept as %p', (given, kept) => expect(normalisePostcode(given)).toBe(kept));

  it.each(['SW1A', 'LS17 8AC1', 'QA1 1AA', 'L1I 1AA', 'LS1 1CI', '12345', '', 'AA11A 1AA'])('%p is none', (given) =>
    expect(normalisePostcode(given)).toBeNull(),
  );

  it('tells Northern Ireland, whose gas emergency number differs, by BT', () => {
    expect(isNorthernIreland('bt7 1nn')).toBe(true);
    expect(isNorthernIreland('B77 1NN')).toBe(false);
  });
});
