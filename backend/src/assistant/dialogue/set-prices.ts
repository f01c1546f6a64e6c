import { poundsOf } from '@pilotlight/contracts/values/money';
import type { SetPrice } from '@pilotlight/contracts/values/training';
import { type PricedWork, pricedWorkIn } from './priced-work';

const most = 4;
const mostKept = 1_000;
const kept = new Map<string, PricedWork>();

/** A firm's prices are looked at again with every question: read once. */
const workOf = ({ what }: SetPrice): PricedWork => {
  const known = kept.get(what);
  if (known) return known;
  const work = pricedWorkIn(what);
  if (kept.size >= mostKept) kept.clear();
  kept.set(what, work);
  return work;
};

const isWithin = <Each>(some: ReadonlySet<Each>, all: ReadonlySet<Each>): boolean =>
  [...some].every((each) => all.has(each));
const areSame = <Each>(some: ReadonlySet<Each>, others: ReadonlySet<Each>): boolean =>
  some.size === others.size && isWithin(some, others);

const sharesMost = (telling: ReadonlySet<string>, asked: ReadonlySet<string>): boolean =>
  [...telling].filter((word) => asked.has(word)).length * 2 > telling.size;

const isFor = (priced: PricedWork, asked: PricedWork): boolean => {
  if (!isWithin(asked.kinds, priced.kinds) || !areSame(priced.works, asked.works)) return false;
  if (priced.works.size === 0) return sharesMost(priced.others, asked.others);
  if (priced.things.size > 0 && !isWithin(asked.things, priced.things)) return false;
  if (!priced.worksAreSaid && priced.others.size > 0) return sharesMost(priced.others, asked.others);
  return !priced.works.has('newOne') || asked.buysTheThing;
};

const overall =
  /\b(?:(?:your|ur|the|any) (?:prices|rates|charges|fees|pricing)|price ?list|(?:do|would) (?:you|u|ya) (?:guys )?charge)\b|^\W*(?:(?:hi|hello|hey)\W+)?(?:prices|rates|charges|fees|pricing)\W*$/iu;
const parts = /\b(?:and|or|plus|also)\b|[,;.?!&+]/iu;

const isEmpty = ({ works, things, kinds, others }: PricedWork): boolean =>
  works.size + things.size + kinds.size + others.size === 0;

const namedIn = (prices: readonly SetPrice[], text: string): readonly SetPrice[] => {
  const asked = pricedWorkIn(text);
  return prices.filter((price) => isFor(workOf(price), asked));
};

/** The set prices that a question is about; all of them where it asks for prices as such. Never more than four. */
export const pricesAskedFor = (prices: readonly SetPrice[], text: string): readonly SetPrice[] => {
  if (prices.length === 0) return prices;
  const named = namedIn(prices, text);
  if (named.length > 0) return named.slice(0, most);
  const asked = pricedWorkIn(text);
  if (isEmpty(asked)) return overall.test(text) ? prices.slice(0, most) : [];
  // "a service and a CP12" are two jobs.
  const each = text.split(parts).filter((part) => pricedWorkIn(part).worksAreSaid);
  return prices.filter((price) => each.some((part) => isFor(workOf(price), pricedWorkIn(part)))).slice(0, most);
};

/** "Boiler service from £89.00, power flush from £350.00". */
export const pricesInWords = (prices: readonly SetPrice[]): string =>
  prices.map(({ what, from }) => `${what} from ${poundsOf(from)}`).join(', ');
