import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { writtenAtHome } from './british-number';
import { readPhone, writtenPhone } from './phone-number';

/** Each way that a UK number can begin, with other digits behind it. */
const numbers = Array.from({ length: 100_000 }, (_, start) => String(start).padStart(5, '0'))
  .filter((start) => /^[1-9]/.test(start) && (start.startsWith('1') || Number(start) % 7 === 0))
  .map((start, index) => start + String((index * 7919) % 100_000).padStart(5, '0'));

describe('a UK number that is plainly written', () => {
  it('is written at home as the library of all numbering plans writes it', () => {
    const differently = numbers.filter(
      (digits) => writtenPhone(`+44${digits}`) !== (parsePhoneNumberFromString(`+44${digits}`)?.formatNational() ?? ''),
    );
    expect(differently).toEqual([]);
  });

  it('is read as that library reads it, with its nought and with the country’s code', () => {
    const differently = numbers
      .flatMap((digits) => [`0${digits}`, `+44${digits}`])
      .filter((words) => {
        const number = parsePhoneNumberFromString(words, 'GB');
        const read = readPhone(words);
        return read.kind === 'none' ? number?.isPossible() === true : read.e164 !== number?.number || !read.isBritish;
      });
    expect(differently).toEqual([]);
  });

  it('of a village, a town, a city and a mobile is spaced as its area is', () => {
    expect(['1387312345', '1632960123', '2079460000', '1134960999', '7700900123'].map(writtenAtHome)).toEqual([
      '013873 12345',
      '01632 960123',
      '020 7946 0000',
      '0113 496 0999',
      '07700 900123',
    ]);
  });
});
