import { knownLead, thanksFor } from './known-lead';

it('shows what is known as its owner writes it', () => {
  expect(
    knownLead({
      first_name: 'Priya',
      last_name: 'Nair',
      phone: '+447700900123',
      email: 'priya@home.example',
      postcode: 'LS6 1AY',
      property_type: 'terraced',
    }),
  ).toEqual({ name: 'Priya Nair', phone: '07700 900123', email: 'priya@home.example', postcode: 'LS6 1AY' });
  expect(knownLead({ phone: '+353850123456' })).toEqual({ phone: '+353 85 012 3456' });
  expect(knownLead({ email: '' })).toEqual({});
});

it('thanks with what was left', () => {
  expect(thanksFor({ first_name: 'Priya', phone: '+447700900123' })).toBe(
    'Thanks. We’ll be in touch. We have 07700 900123.',
  );
  expect(thanksFor({ phone: '+447700900123', email: 'priya@home.example', postcode: 'LS6 1AY' })).toContain(
    'We have 07700 900123, priya@home.example and LS6 1AY.',
  );
});
