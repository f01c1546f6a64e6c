import { wayToReach } from './ways-to-reach';

it.each([
  ['an email', 'jo@example.com', null, 'written'],
  ['a British mobile', null, '+447700900123', 'written'],
  ['a Manx mobile', null, '+447624900123', 'written'],
  ['a landline and an email', 'jo@example.com', '+441134960123', 'written'],
  ['a landline', null, '+441134960123', 'rung'],
  ['a pager, which takes no texts', null, '+447600900123', 'rung'],
  ['a mobile abroad', null, '+33612345678', 'rung'],
  ['neither', null, null, 'none'],
])('reaches whoever left %s', (_, customerEmail, customerPhone, way) => {
  expect(wayToReach({ customerEmail, customerPhone })).toBe(way);
});
