import { firmPersonOf, shortNameOf } from './firm-person';

it.each([
  ['Dawn Sykes', 'Aire Valley Heating', 'Dawn'],
  ['Dawn', 'Aire Valley Heating', 'Dawn'],
  ['Mr Sykes', 'Aire Valley Heating', 'Mr Sykes'],
  ['Dr. Patel', 'Aire Valley Heating', 'Dr. Patel'],
  [null, 'Aire Valley Heating', 'Aire Valley Heating'],
])('%s of %s is called %s for short', (contactName, name, short) => {
  expect(shortNameOf(firmPersonOf({ contactName, name }))).toBe(short);
});
