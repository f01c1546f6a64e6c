import { converse, last } from '../testing/converse';
import { contactIn } from '@pilotlight/assistant/understanding/contact/contact-in';

const nameIn = (text: string) => contactIn(text, { asked: 'name', facts: {} });

describe('a reply that denies something', () => {
  it.each(['no just burning dust', 'nah only dust burning', 'No, burnt toast', 'nope just toast', 'not gas just dust'])(
    'is nobody’s name: "%s"',
    (text) => expect(nameIn(text)).toEqual({}),
  );

  it('is thanked for without a name in an emergency, where the card still comes first', () => {
    const { text, asksFor } = last(converse('I smell gas', 'no just burning dust'));
    expect(text).not.toMatch(/Burning/);
    expect(text).toMatch(/Please ring the number on the card now\./);
    expect(asksFor).toBe('contact');
  });
});

it.each(['no problem, Liam Hughes', 'no worries, Liam Hughes', 'no, it’s Liam Hughes', 'Noor'])(
  'takes the name in "%s"',
  (text) => expect(nameIn(text)).toHaveProperty('first_name'),
);
