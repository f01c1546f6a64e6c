import { visitorName } from './visitor';

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
});
