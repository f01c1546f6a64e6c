import { assert, property, string } from 'fast-check';
import { extractContact } from './extract-contact';

describe('the details in a message', () => {
  it('are taken from one line', () => {
    expect(extractContact('Priya Nair, 07700 900142, priya.nair@mail.example, ls61ay', 'name')).toEqual({
      first_name: 'Priya',
      last_name: 'Nair',
      phone: '+447700900142',
      email: 'priya.nair@mail.example',
      postcode: 'LS6 1AY',
    });
  });

  it.each([
    ["I'm Priya Nair and my boiler is dead", { first_name: 'Priya', last_name: 'Nair' }],
    ['my name is jo', { first_name: 'Jo' }],
    ["my name's Seán O'Neill", { first_name: 'Seán', last_name: "O'Neill" }],
    ['This is Mrs Patel', { last_name: 'Patel' }],
  ])('%s introduces somebody', (text, facts) => {
    expect(extractContact(text, null)).toEqual(facts);
  });

  it.each([
    ['priya', { first_name: 'Priya' }],
    ['Jo Smith-Jones', { first_name: 'Jo', last_name: 'Smith-Jones' }],
    ['its dave', { first_name: 'Dave' }],
    ['Dr. Amira Khan', { first_name: 'Amira', last_name: 'Khan' }],
  ])('%s answers the question for a name', (text, facts) => {
    expect(extractContact(text, 'name')).toEqual(facts);
  });

  it.each([
    "I'm freezing",
    'im looking for a new boiler',
    'This is urgent',
    "I'm Not happy",
    'no',
    'why do you need that',
    'I am in Leeds',
  ])('"%s" holds no name', (text) => {
    expect(extractContact(text, 'name')).toEqual({});
  });

  it.each([
    ['ring me on 07700 900142', '+447700900142'],
    ['+44 7700 900142', '+447700900142'],
    ['+44 (0)7700 900142', '+447700900142'],
    ['0113 496 0999', '+441134960999'],
    ['(0113) 496-0999', '+441134960999'],
    ['07700900142 3 bed house', '+447700900142'],
    ['07700 900111 no sorry 07700 900222', '+447700900222'],
  ])('%s gives the phone %s', (text, phone) => {
    expect(extractContact(text, null)).toMatchObject({ phone });
  });

  it('never takes the emergency line, a code or a long number for the visitor’s phone', () => {
    for (const text of ['I rang 0800 111 999', 'serial 21203400200', 'ref 000123']) {
      expect(extractContact(text, 'contact')).toEqual({});
    }
  });

  it('takes the last postcode, and only one that can exist', () => {
    expect(extractContact("it's SW1A 1AA, no, SW1A 2AB", null)).toMatchObject({ postcode: 'SW1A 2AB' });
    expect(extractContact('it showed F28 2nd time', null)).not.toHaveProperty('postcode');
  });

  it('hears about the home, but not about the boiler that is wanted', () => {
    expect(extractContact('3 bed semi with an old combi', null)).toEqual({
      property_type: 'semi-detached',
      bedrooms: '3',
      current_boiler_type: 'combi',
    });
    expect(extractContact('I want a new combi', null)).toEqual({});
  });

  it('never holds a value that was not written', () => {
    assert(
      property(string({ unit: 'grapheme-ascii', maxLength: 200 }), (text) => {
        const { email = '', phone = '' } = extractContact(text, 'contact');
        return text.toLowerCase().includes(email) && text.replace(/\D/g, '').includes(phone.replace('+44', ''));
      }),
    );
  });
});
