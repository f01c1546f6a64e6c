import { pricedWorkIn } from '../priced-work';

const isWithin = <Each>(some: ReadonlySet<Each>, others: ReadonlySet<Each>): boolean =>
  others.size === 0 || [...some].every((each) => others.has(each));

/** A guarantee on new boilers is none on repairs, nor on heat pumps. */
export const isOfTheSame = (text: string, passage: string): boolean => {
  const [asked, told] = [pricedWorkIn(text), pricedWorkIn(passage)];
  return (
    isWithin(asked.things, told.things) &&
    (!asked.worksAreSaid || !told.worksAreSaid || isWithin(asked.works, told.works))
  );
};
