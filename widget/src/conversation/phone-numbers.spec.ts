import * as fc from 'fast-check';
import { cutAtPhoneNumbers, telephone } from './phone-numbers';

const numbersIn = (text: string) =>
  cutAtPhoneNumbers(text).flatMap((part, index) => (index % 2 ? telephone(part) : []));

describe('phone numbers in an answer', () => {
  it.each([
    ['Ring 0800 111 999 now.', ['tel:0800111999']],
    ['Call 07700 900142, or 0113 496 0000', ['tel:07700900142', 'tel:01134960000']],
    ['+44 7700 900142', ['tel:+447700900142']],
    ['Ring 999 at once', ['tel:999']],
    ['It costs £999 or £1,999', []],
    ['Part 4-999-21 from 2024', []],
    ['order 12345678901234567', []],
  ])('"%s"', (text, expected) => {
    expect(numbersIn(text)).toEqual(expected);
  });

  it('never loses a letter', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(cutAtPhoneNumbers(text).join('')).toBe(text);
      }),
    );
  });
});
