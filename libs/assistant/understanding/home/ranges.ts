import { makes } from './makes';

const squash = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '');

type Range = {
  readonly display: string;
  readonly keys: readonly string[];
  readonly own: boolean;
  readonly numbered: boolean;
};

const rangesOf = (ranges: string): Range[] =>
  ranges
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const [name = '', ...spellings] = each.split('=');
      const display = name.replace(/^[!?]/, '');
      return {
        display,
        keys: [display, ...spellings].map(squash),
        own: name.startsWith('!'),
        numbered: name.startsWith('?'),
      };
    });

export const makerOf = (make: number): string | undefined => makes[make]?.by ?? makes[make]?.name;

const all = makes.map(({ ranges }) => rangesOf(ranges));

// "Logic+" and "Logic" are one word when only letters count: the first listed stands for both.
const byKey = (ranges: readonly Range[]): ReadonlyMap<string, string> =>
  new Map(ranges.toReversed().flatMap(({ display, keys }) => keys.map((key): [string, string] => [key, display])));

export const rangeOfMake: readonly ReadonlyMap<string, string>[] = makes.map((_, place) =>
  byKey(all[makes.findIndex(({ name }) => name === makerOf(place))] ?? []),
);

const makeBy = (isMeant: (range: Range) => boolean): ReadonlyMap<string, number> =>
  new Map(
    all.flatMap((ranges, make) =>
      ranges
        .filter(isMeant)
        .flatMap(({ keys }) => keys.filter((key) => key.length > 4).map((key): [string, number] => [key, make])),
    ),
  );

export const makeOfRange = makeBy(({ own }) => own);

/** The make of a range whose name is an everyday word too: with a number behind it, it is the range. */
export const makeOfNumberedRange = makeBy(({ numbered }) => numbered);

const longestBeginning = 3;
const beginnings: ReadonlySet<string> = new Set(
  [...makeOfRange.keys(), ...makeOfNumberedRange.keys()].flatMap((key) => [
    key.slice(0, 1),
    key.slice(0, 2),
    key.slice(0, longestBeginning),
  ]),
);

export const mayBeginRange = (text: string): boolean => beginnings.has(text.slice(0, longestBeginning));

export const isRangeOf = (make: number | undefined, text: string): boolean =>
  make !== undefined && rangeOfMake[make]?.has(text) === true;
