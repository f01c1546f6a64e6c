import { postcodeBesideName, visitorName } from './visitor';

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
    [{ first_name: 'Priya', postcode: 'LS17 8AB' }, 'LS17 8AB'],
    [{ postcode: 'LS28 9BB' }, null],
    [{ first_name: 'Priya', postcode: '[erased]' }, null],
  ])('%j has %s beside the name', (lead, postcode) => {
    expect(postcodeBesideName(lead)).toBe(postcode);
  });
});
