import { telephoneLink, visitorName } from './visitor';

describe('a visitor', () => {
  it.each([
    [{ first_name: 'Priya', last_name: 'Nair', postcode: 'LS17 8AB' }, 'Priya Nair'],
    [{ last_name: 'Nair' }, 'Nair'],
    [{ first_name: '[erased]', last_name: '[erased]' }, 'Erased visitor'],
    [{ postcode: 'LS28 9BB' }, 'Visitor from LS28'],
    [{}, 'Visitor'],
  ])('%j is called %s', (lead, name) => {
    expect(visitorName(lead)).toBe(name);
  });

  it.each([
    ['07700 900142', 'tel:07700900142'],
    ['+44 (0)7700 900-142', 'tel:+447700900142'],
    ['(0113) 496 0000', 'tel:01134960000'],
  ])('who left %s is rung at %s', (phone, link) => {
    expect(telephoneLink(phone)).toBe(link);
  });
});
