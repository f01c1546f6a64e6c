import { poundsOf } from '@pilotlight/contracts/values/money';
import type { Training } from '@pilotlight/contracts/values/training';
import { poundsNamedIn } from './amounts';

type Told = Pick<Training, 'prices' | 'facts' | 'pairs'>;
type Part = NonNullable<Told[keyof Told]>;

const written = new WeakMap<Part, readonly string[]>();

const once = <Told extends Part>(
  part: Told | undefined,
  read: (part: Told) => readonly string[],
): readonly string[] => {
  if (part === undefined) return [];
  const known = written.get(part) ?? read(part);
  written.set(part, known);
  return known;
};

const namedIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => poundsNamedIn(text)).map((pounds) => poundsOf(pounds * 100));

/**
 * The amounts that may be said of a firm, "£89.00", however they are then written: the prices that are set, and what it wrote itself
 * in its facts and its answers. What a question names is not its price.
 */
export const allowedPrices = ({ prices, facts, pairs }: Told): readonly string[] => {
  const own = [
    ...once(facts, (told) => namedIn(Object.values(told).flat())),
    ...once(pairs, (told) => namedIn(told.map(({ answer }) => answer))),
  ];
  const set = once(prices, (told) => [
    ...told.map(({ from }) => poundsOf(from)),
    ...namedIn(told.flatMap(({ includes }) => includes ?? [])),
  ]);
  return own.length > 0 ? [...set, ...own] : set;
};
