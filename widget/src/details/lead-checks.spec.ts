import { leadSchema } from '@pilotlight/contracts/values/lead';
import { leadProblem, leadProblems } from './lead-checks';

const empty = { name: '', phone: '', email: '', postcode: '', propertyType: '', currentSystem: '' };

describe('what the lead form says about a field', () => {
  it.each([
    ['name', 'Priya Nair'],
    ['name', 'x'.repeat(121)],
    ['phone', '07700 900142'],
    ['phone', '+44 (0)7700 900142'],
    ['phone', '0770'],
    ['phone', '07700 900999'],
    ['phone', '07700 90012'],
    ['phone', '+44 7700 90012'],
    ['phone', '07700 9001234'],
    ['phone', '016977 3999'],
    ['phone', '+353 85 012 3456'],
    ['phone', 'ring me'],
    ['phone', '07700–900–123'],
    ['phone', '07700/900123'],
    ['phone', 'O77OO 9OO123'],
    ['phone', 'Tel: 07700 900123'],
    ['email', 'pat@example.com\u200b'],
    ['email', 'o’neil@example.co.uk'],
    ['email', 'smith&co@example.com'],
    ['postcode', 'LS1O 4HN'],
    ['postcode', 'SW1A OAA'],
    ['postcode', 'SW1A 2AA.'],
    ['email', 'priya.nair@mail.example'],
    ['email', 'priya.nair@'],
    ['email', 'priya nair@mail.example'],
    ['email', 'priya@mail'],
    ['postcode', 'LS6 1AY'],
    ['postcode', ' ls61ay '],
    ['postcode', 'SW1A 1AA'],
    ['postcode', 'GIR 0AA'],
    ['postcode', 'LS6'],
    ['postcode', 'Leeds'],
    ['propertyType', 'terraced'],
  ])('agrees with the contract on %s "%s", word for word', (field, value) => {
    const told = leadSchema.safeParse({ [field]: value });
    expect(leadProblem(field, value)).toBe(told.success ? undefined : told.error.issues[0]?.message);
  });

  it('asks for one way to get in touch when the form is sent', () => {
    expect(leadProblems(empty)).toMatchObject({ phone: 'Please enter a phone number or an email address' });
    expect(leadProblems({ ...empty, email: 'priya.nair@mail.example' })['phone']).toBeUndefined();
  });

  it('tells every field that is wrong', () => {
    expect(leadProblems({ ...empty, phone: '1', email: 'x', postcode: 'y' })).toMatchObject({
      phone: 'Please enter a valid phone number',
      email: 'Please enter a valid email address',
      postcode: 'Please provide a valid postcode',
    });
  });
});
