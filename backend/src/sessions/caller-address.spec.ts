import { callerAddress } from './caller-address';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::99', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::99', '2001:db8:1:3::/64'],
])('counts %s as %s', (address, counted) => {
  expect(callerAddress(address)).toBe(counted);
});
