import { makeAndModel } from './boiler-make';

it.each([
  ['Baxi Duo-tec', 'Baxi', 'Duo-tec'],
  ['Worcester Bosch Greenstar 30i', 'Worcester Bosch', 'Greenstar 30i'],
  ['worcester 24i', 'worcester', '24i'],
  ['Vaillant', 'Vaillant', ''],
  ['30i', '30i', ''],
])('%s is a %s %s', (told, make, model) => {
  expect(makeAndModel(told)).toEqual({ make, model });
});
