import { assert, constantFrom, integer, property, string } from 'fast-check';
import { coverageOf, covers } from './coverage';

const inside = (text: string, postcode: string): boolean | null => {
  const coverage = coverageOf(text);
  return coverage && covers(coverage, postcode);
};

describe('an installer that covers', () => {
  it.each([
    [
      'LS1 to LS29, WF3, BD20',
      ['LS1 4AP', 'LS17 8AB', 'LS29 9DB', 'WF3 1AA', 'BD20 5RB'],
      ['WF4 1AA', 'BD2 1AA', 'YO8 4QQ'],
    ],
    ['Leeds and all LS postcodes', ['LS1 4AP', 'LS29 9DB'], ['BD1 1AA', 'L1 8JQ']],
    ['LS, BD, HX', ['LS6 1AY', 'BD16 2PQ', 'HX1 1AA'], ['HD1 1AA', 'WF1 1AA']],
    ['ls1-29', ['LS1 4AP', 'LS29 9DB'], ['BD1 1AA']],
    ['LS1 – LS8 & WF1, 2 and 3', ['LS8 1AA', 'WF2 7AA', 'WF3 1AA'], ['LS9 1AA', 'WF4 1AA', 'LS17 8AB']],
    ['We cover the whole of LS (not LS29), BD and HX.', ['LS28 5AA', 'BD1 1AA'], ['LS29 9DB']],
    ['All LS postcodes except LS28 and LS29, HX', ['LS6 1AY', 'HX1 1AA'], ['LS28 5AA', 'LS29 9DB']],
    ['LS17 8, LS17 9', ['LS17 8AB', 'LS17 9AA'], ['LS17 7AA']],
    ['EC1A, SW1', ['EC1A 1BB', 'SW1A 1AA', 'SW1P 3JX'], ['EC1M 4AA', 'SW10 0AA']],
    ['M, SK and OL postcodes, free call-outs', ['M25 1AA', 'SK1 1AA'], ['ME1 1AA', 'BL1 1AA']],
    ['Manchester M1 to M46', ['M25 0AA', 'M46 9AA'], ['M50 2AA']],
  ])('%p', (text, covered, not) => {
    expect(covered.map((postcode) => inside(text, postcode))).toEqual(covered.map(() => true));
    expect(not.map((postcode) => inside(text, postcode))).toEqual(not.map(() => false));
  });

  it.each([
    'within 20 miles of Leeds',
    'Leeds',
    'Leeds and surrounding areas, LS1 to LS29',
    'LS postcodes and Harrogate',
    'LS, BD and North Yorkshire',
    'LS1 to BD5',
    'LS29 to LS1',
    'anywhere within the M25',
    'M62 corridor',
    'everywhere but not LS',
    'Based at LS17 8AB',
    'so we go to you',
    'nationwide',
    '',
  ])('%p tells by no postcode where it ends', (text) => expect(coverageOf(text)).toBeNull());
});

it('takes every district from the first to the last of a range and none beyond', () => {
  assert(
    property(
      integer({ min: 1, max: 40 }),
      integer({ min: 1, max: 40 }),
      integer({ min: 1, max: 99 }),
      (one, more, asked) => {
        const last = one + more;
        expect(inside(`LS${one} to LS${last}`, `LS${asked} 1AA`)).toBe(asked >= one && asked <= last);
      },
    ),
  );
});

it('reads any text without failing, however it is cut', () => {
  const words = constantFrom('LS1', 'to', '-', 'except', 'LS', '29', 'Leeds', ',', '(', ')', 'not', 'EC1A', '8');
  assert(property(string({ unit: words, maxLength: 40 }), (text) => void coverageOf(text)));
  assert(property(string({ unit: 'binary', maxLength: 200 }), (text) => void coverageOf(text)));
});

it('covers nothing that is no full postcode', () => {
  expect(['LS17', '', 'Leeds', '[erased]'].map((text) => inside('LS', text))).toEqual([false, false, false, false]);
});
