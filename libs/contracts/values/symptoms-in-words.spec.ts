import { symptomsInWords } from './symptoms-in-words';

it.each([
  ["boiler's gone off since last night, no heating or hot water and we've an 8 month old", 'no heating or hot water'],
  ['no heating, no hot water', 'no heating or hot water'],
  ['the hot water has gone but the radiators are fine', 'no hot water'],
  ['all radiators are stone cold', 'no heating'],
  ['its dripping underneath and the pressure keeps dropping', 'leak, losing pressure'],
  ['there is no leak, it just keeps cutting out', 'cuts out'],
  ['boiler is dead', 'boiler not working'],
  ['banging like mad', 'noisy boiler'],
  ['how much is a service?', ''],
  ['ok thats it ta', ''],
])('%s: %s', (told, words) => {
  expect(symptomsInWords(told)).toBe(words);
});
