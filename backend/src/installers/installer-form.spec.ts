import { installerFormSchema, phoneMessage } from '@pilotlight/contracts/http/installers';
import { refusalOf } from '../testing/past';
import { detailsOf, dialledPhone, withDialledPhone } from './installer-form';

describe('the phone number for alerts', () => {
  it.each([
    ['07700 900123', '+447700900123'],
    ['(0113) 496 0000', '+441134960000'],
    ['+44 7700 900123', '+447700900123'],
    ['+44 (0)7700 900-123', '+447700900123'],
    ['0044 7700 900123', '+447700900123'],
    ['+353 86 123 4567', '+353861234567'],
    ['00353 86 123 4567', '+353861234567'],
    ['00 33 6 12 34 56 78', '+33612345678'],
  ])('typed as %s is kept as %s', (typed, kept) => {
    expect(dialledPhone(typed)).toBe(kept);
  });

  it('is the same once it is kept', () => {
    expect(dialledPhone('+447700900123')).toBe('+447700900123');
  });

  it.each(['1234567', '07700 90012', '07700 9001234', '+44 12', '+999 123 456 789'])(
    '%s is nobody’s, and refused with the words of its field',
    (typed) => {
      const form = { slug: 'leeds', name: 'Leeds', phoneSms: typed };
      expect(refusalOf(() => withDialledPhone(form))).toEqual([phoneMessage, 'invalid']);
    },
  );

  it.each([{}, { phoneSms: '' }, { phoneSms: null }])('that the form leaves out or clears is left so: %j', (phone) => {
    const form = { slug: 'leeds', name: 'Leeds', ...phone };
    expect(withDialledPhone(form)).toEqual(form);
  });
});

const kept = (calendar: object) => detailsOf(installerFormSchema.parse({ slug: 'leeds', name: 'Leeds', calendar }));

describe('the calendar', () => {
  it('may come as an empty object, as everything that an installer doesn’t have yet', () => {
    expect(JSON.stringify(kept({}))).not.toContain('calendar');
    expect(JSON.stringify(kept({ provider: 'none' }))).toContain('"calendar":{"provider":"none"}');
  });
});
