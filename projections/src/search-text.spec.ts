import { searchNeedles, searchText } from './search-text';

it('finds composed and decomposed letters alike, in any case', () => {
  expect(searchNeedles('  ZO\u0065\u0308 ')).toEqual([searchText(['Zo\u00eb'])]);
});

it('looks for the digits of what can only be part of a phone number', () => {
  expect(searchNeedles('07700 900')).toEqual(['07700 900', '07700900']);
  expect(searchNeedles('SW1A 1AA')).toEqual(['sw1a 1aa']);
});

it('takes nothing, blanks and NUL calmly', () => {
  expect(searchNeedles('')).toEqual([]);
  expect(searchNeedles('   ')).toEqual([]);
  expect(searchNeedles('a\0b')).toEqual(['ab']);
});
