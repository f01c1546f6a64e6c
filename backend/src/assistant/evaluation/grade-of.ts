import type { SubIntent } from '@pilotlight/contracts/values/intent';
import type { Need } from '@pilotlight/contracts/values/need';
import { gradeLead } from '../grading/grade';
import type { Grading } from '../grading/grading';
import { percentageOf, standingOf } from '../job-sheet/sheet-standing';
import type { TurnContext } from '../turn';

type Held = {
  readonly context: TurnContext;
  /** Danger was told of, be it denied since. */
  readonly emergency: boolean;
  readonly subIntent: SubIntent | null;
  /** What was wanted and not taken back. */
  readonly needs: ReadonlySet<Need>;
};

/** The lead's grade by the rules; null while there is none. */
export const gradingOf = ({ context, emergency, subIntent, needs }: Held): Grading | null => {
  const { intent, facts, jobFacts, at } = context;
  const sheetPercentage = percentageOf(standingOf({ intent, subIntent, facts, jobFacts, photos: [] }));
  const lead = { intent, subIntent, facts, needs, emergency, at, sheetPercentage };
  return gradeLead({ ...lead, coverage: null, offer: null, booked: false });
};
