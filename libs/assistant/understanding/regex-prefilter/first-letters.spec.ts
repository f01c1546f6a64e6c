import { firstLettersOf } from './first-letters';
import { eachOf } from './sign-kinds';

const written = 'abcdefghijklmnopqrstuvwxyz0* '.split('');

const begins = (expression: RegExp): string[] => {
  const all = firstLettersOf(expression).flatMap((beginning) =>
    beginning.reduce(
      (starts, kinds) => starts.flatMap((start) => eachOf(kinds).map((kind) => `${start}${written[kind]}`)),
      [''],
    ),
  );
  return [...new Set(all)].toSorted();
};

describe('how an expression can begin', () => {
  it('is told for each of its alternatives, three letters deep', () => {
    expect(begins(/(?:monday|tues?|w(?:ed|eek))/u)).toEqual(['mon', 'tue', 'wed', 'wee']);
  });

  it('goes on behind what may be left out or repeated', () => {
    expect(begins(/(?:a )?b+c{0,2}d/u)).toEqual(['a b', 'bbb', 'bbc', 'bbd', 'bcc', 'bcd', 'bd']);
  });

  it('ends where a match may end', () => {
    expect(begins(/\bi'?m/iu)).toEqual(['i*m', 'im']);
  });

  it('takes a capital for its small letter, and all digits and all other signs for one each', () => {
    expect(begins(/[A-C]\d[.:é]/iu)).toEqual(['a0*', 'b0*', 'c0*']);
  });

  it('leaves out what is only looked at around a match', () => {
    expect(begins(/(?<![\p{L})])(?!no(?:t|w))(?=\d)[^x]a(?<=[(a])b/u)).toContain('0ab');
    expect(begins(/(?<!x|\))(?<name>yes)(?! [)])/u)).toEqual(['yes']);
  });
});
