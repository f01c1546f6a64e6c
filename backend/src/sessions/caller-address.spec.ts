import { callerAddress, countedAddress } from './caller-address';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::99', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::99', '2001:db8:1:3::/64'],
  ['203.0.113.7:51034', '203.0.113.7'],
  ['"203.0.113.7:51034"', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['[2001:db8:1:2::99]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::99]:443', '2001:db8:1:2::/64'],
  ['"[2001:db8:1:2::99]:443"', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:db8::443', '2001:db8:0:0::/64'],
])('counts %s as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

it.each(['', 'unknown', 'garbage', '_hidden', '12345', '1.2.3', '1.2.3.4.5', '1.2.3.4:', '[1.2.3.4', '0x7f.1', ':443'])(
  "takes '%s' for no address",
  (address) => {
    expect(countedAddress(address)).toBeNull();
  },
);

it('counts whoever comes through a proxy that names nobody as the proxy', () => {
  const socket = { remoteAddress: '::ffff:10.0.0.5' };
  expect(callerAddress({ ip: 'unknown', socket })).toBe('10.0.0.5');
  expect(callerAddress({ ip: '203.0.113.7:51034', socket })).toBe('203.0.113.7');
  expect(callerAddress({ ip: 'unknown', socket: {} })).toBe('nowhere');
});

it('counts whoever reset the connection as nobody, and hears what was sent', () => {
  expect(callerAddress({ ip: undefined, socket: {} })).toBe('nowhere');
});
