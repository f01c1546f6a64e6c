import { type Row, vague } from './row';

const children =
  '(?:(?:the|my|our) )?(?:kids?|kiddies|bairns?|wee ?(?:ones?|yins?)|weans|children|little ones?|baby|bab|boys|girls|grandkids|son|daughter)';
const seen =
  '(?:dropp?(?:ed|ing)?|pick(?:ed|ing)?|collect(?:ed|ing)?|got|get|getting|put|putting|taken|take|taking|fed|feed(?:ing)?|walk(?:ed)?)';
const whither =
  '(?: (?:(?:off|up|down|back|home|out)|(?:(?:to|at|from|in|for) (?:school|nursery|bed|clubs?|swimming|tea)))){0,2}';
const theirPlace = '(?:(?:at|to|in|back|home|from|gone) ){0,3}(?:school|nursery|bed|asleep|home|settled|down)';
const mine =
  '(?:(?:my|our|the) )?(?:(?:late|early|night|day|morning) )?(?:shift|lectures?|class|church|mass|gym|dialysis|physio|prayers?|jummah|chemo)';

/** A household's own day: "after I've dropped the kids off", "when the bairns are in bed". */
export const familyHours: readonly Row[] = [
  vague(`(?:after|once|before|when) (?:(?:i|we)(?:'?ve| have)? )?${seen} ${children}${whither}`, () => ({
    clock: null,
  })),
  vague(
    `(?:only )?(?:after|once|before|when) ${children} (?:(?:are|is|have|has|go|goes|get|gets|gone) ){1,2}${theirPlace}`,
    () => ({ clock: null }),
  ),
  vague(`(?:after|before|between|once) ${mine}`, () => ({ clock: null })),
  vague(
    "(?:once|when|after) (?:i'?m|i am|i|we|we'?re) (?:finish|get (?:in|home|back)|knock off|clock off|home|back|in|finished)(?: (?:my shift|from work|work))?",
    () => ({
      clock: null,
    }),
  ),
];
