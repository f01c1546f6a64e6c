import type { Meaning, PricedWork } from './priced-work';

const isWithin = <Each>(some: ReadonlySet<Each>, all: ReadonlySet<Each>): boolean =>
  [...some].every((each) => all.has(each));
const areSame = <Each>(some: ReadonlySet<Each>, others: ReadonlySet<Each>): boolean =>
  some.size === others.size && isWithin(some, others);

const sharesMost = (telling: ReadonlySet<string>, asked: ReadonlySet<string>): boolean =>
  [...telling].filter((word) => asked.has(word)).length * 2 > telling.size;

const isOfTheSame = (priced: PricedWork, asked: PricedWork): boolean =>
  isWithin(asked.kinds, priced.kinds) && (priced.things.size === 0 || isWithin(asked.things, priced.things));

export const isFor = (priced: PricedWork, asked: PricedWork): boolean => {
  if (!isWithin(asked.kinds, priced.kinds) || !areSame(priced.works, asked.works)) return false;
  if (priced.works.size === 0) return sharesMost(priced.others, asked.others);
  if (!isOfTheSame(priced, asked)) return false;
  if (!priced.worksAreSaid && priced.others.size > 0) return sharesMost(priced.others, asked.others);
  return !priced.works.has('newOne') || asked.buysTheThing;
};

/** Coming to the house and looking for the fault: part of whatever is done there, else a job of its own. */
const comingOut: ReadonlySet<Meaning> = new Set<Meaning>(['callOut', 'diagnosis']);
/** "A quote for a service" asks what the service costs. */
const besides: ReadonlySet<Meaning> = new Set<Meaning>([...comingOut, 'survey']);

const withoutComingOut = (work: PricedWork): PricedWork => {
  const works = new Set([...work.works].filter((each) => !besides.has(each)));
  return works.size === 0 ? work : { ...work, works };
};

export const isForTheVisit = (priced: PricedWork, asked: PricedWork): boolean =>
  isFor(withoutComingOut(priced), withoutComingOut(asked));

const byTheVisit = /\b(?:hour|hours|hourly|visits?|minimum)\b/iu;
const visit: ReadonlySet<Meaning> = new Set<Meaning>([...comingOut, 'repair']);

/** A call-out, a diagnostic visit, or the first hour of a repair: none of them is the price of a whole repair. */
export const isForComingOut = (priced: PricedWork, asked: PricedWork, what: string): boolean => {
  const asksToCome = isWithin(asked.works, visit) && [...asked.works].some((each) => comingOut.has(each));
  if (!asksToCome || !priced.worksAreSaid || !isWithin(priced.works, visit) || !isOfTheSame(priced, asked))
    return false;
  return [...priced.works].some((each) => comingOut.has(each)) || byTheVisit.test(what);
};
