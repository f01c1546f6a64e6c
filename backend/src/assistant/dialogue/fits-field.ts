import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { JobField } from '@pilotlight/contracts/values/job-sheet';
import type { LeadField } from '@pilotlight/contracts/values/lead';

const number =
  /\d|\b(?:none|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|couple|few|just me|only me|myself|brand new|new|old)\b/iu;
const yesOrNo =
  /\b(?:y|yes|yeah|yep|yup|aye|no|nope|nah|none|not?|never|some|most|all|both|only|think so|partly|bit|maybe|probably|should be|used to|could|has|have|is|isn'?t|are|do|does|don'?t|there'?s)\b/iu;

/** What an answer has to hold before it is taken for one; of the other fields any plain words are. */
const needed: Partial<Record<JobField, RegExp>> = {
  address: /\d|\p{L}{2,}\s+\p{L}{2,}/u,
  occupants: number,
  boiler_age: number,
  radiators: number,
  mains_flow: /\d/u,
  pressure: /\d|\b(?:zero|nothing|red|green|low|high|empty|none|one|two|half)\b/iu,
  gc_number: /\d|\bno(?:ne|t)?\b/iu,
  working: yesOrNo,
  trvs: yesOrNo,
  microbore: yesOrNo,
  cold_spots: yesOrNo,
  asbestos: yesOrNo,
};

/** Whether words can be an answer for a field of the sheet at all. */
export const fitsField = (field: JobField, words: string): boolean => needed[field]?.test(words) ?? true;

const ofTheHome: readonly LeadField[] = ['property_type', 'bedrooms', 'bathrooms', 'tenure'];
const ofTheBoiler: readonly LeadField[] = ['current_boiler_type', 'fuel', 'boiler_make', 'fault_code'];

const aboutTheHome: ReadonlySet<JobField> = new Set<JobField>([
  'address',
  'access',
  'authorises',
  'property_age',
  'occupants',
  'insulation',
  'outdoor_space',
  'loft_access',
  'asbestos',
  'consents',
]);
const aboutEither: ReadonlySet<JobField> = new Set<JobField>(['budget', 'target_date', 'also_wanted', 'symptoms']);

/** Whether a message tells of the boiler where the home was asked about, or the other way round. */
export const isAboutOtherThings = (field: JobField, facts: LeadFacts): boolean => {
  if (aboutEither.has(field)) return false;
  const [own, other] = aboutTheHome.has(field) ? [ofTheHome, ofTheBoiler] : [ofTheBoiler, ofTheHome];
  return other.some((each) => facts[each]) && !own.some((each) => facts[each]);
};
