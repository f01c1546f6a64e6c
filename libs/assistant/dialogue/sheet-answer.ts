import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import type { AskedField } from '@pilotlight/contracts/values/asked-for';
import { type JobField, jobFields, type JobType, notKnown } from '@pilotlight/contracts/values/job-sheet';
import type { Intent } from '@pilotlight/contracts/values/intent';
import type { Need } from '@pilotlight/contracts/values/need';
import type { Understanding } from '../understanding/types/understanding';
import type { AskedFor } from '@pilotlight/contracts/values/asked-for';
import { deciderTold } from './decider-told';
import { fitsField, loneNumber } from './fits-field';
import { houseNamed, houseNameTold } from './house-name';
import { holdsQuestion } from '../knowledge/holds-question';
import { locationTold } from './location-told';
import { placesTold } from './places-told';
import { jobBeside, jobTurnedTo } from './present-job';
import { refusesToSay } from '../understanding/refusal';
import { jobTypeSaid, measured } from './sheet-values';
import { streetTold } from './street-told';
import { symptomsTold } from './symptoms-told';
import { unknownIn } from './unknown-field';
import { volunteered } from './volunteered';
import { workingTold } from './working-told';
import { besides, workTold } from './work-told';

export type Told = { readonly facts: LeadFacts; readonly jobFacts: JobFacts };

const nothing: Told = { facts: {}, jobFacts: {} };

const padding = String.raw`(?:(?:oh|um+|erm*|well|sorry|honestly|tbh|i'?m|im|i am|we'?re|it'?s|that|that one|to be honest|really|at all|for sure|off hand|mate|me|yet|afraid|actually)[\s,.!]+)*`;
const unknown = new RegExp(
  String.raw`^[\s,.!]*${padding}(?:i\s+|we\s+)?(?:do\s?n[o'’]?t|do not|would\s?n['’]?t|ca\s?n['’]?t|cannot|could\s?n['’]?t|have\s?n['’]?t|no|not?)\s*(?:really\s+|actually\s+)?(?:know|no|idea|a clue|clue|the foggiest|sure|certain|say|tell|remember|check(?:ed)?|got a clue)\b.{0,40}$|^\W*${padding}(?:dunno|idk|unsure|unknown|no idea|not a clue|haven['’]?t a clue|pass|who knows|god knows)\b.{0,30}$`,
  'iu',
);
const passed =
  /^\W*(?:skip|skip (?:it|that|this)|next|next (?:one|question)|move on|later|n\/?a|(?:i )?can['’]?t (?:right now|just now|at the moment)|rather not.{0,30})\W*$/iu;

export const saysUnknown = (text: string): boolean => text.length < 90 && unknown.test(text.replaceAll('’', "'"));

export const passesOver = (text: string): boolean => passed.test(text);

/** The slots that a sheet takes "don't know" for, where a photo can stand in. */
const photographed: ReadonlySet<AskedField> = new Set<AskedField>(['boiler_make', 'current_boiler_type']);
const isPhotographed = (field: AskedField): field is 'boiler_make' | 'current_boiler_type' => photographed.has(field);

const ofTheJob: ReadonlySet<string> = new Set(jobFields);
const isJobField = (field: AskedField): field is JobField => ofTheJob.has(field);

const otherWishes: readonly Need[] = ['callback', 'quote', 'person', 'erasure', 'no-customer'];
const mostWords = 40;
const mostCharacters = 300;
const courtesy =
  /^(?:\W*(?:no,?(?= that)|nope,?(?= that)|hi+|hiya|hello|hey|thanks?|thank you|cheers|ta|(?:good ?)?bye|ok(?:ay)?|great|lovely|perfect|sure|brilliant|see (?:you|ya)|speak soon|that'?s (?:all|it|great|fine)|all good|for now|later|there|you|again|very much|so much|a lot|mate|then)(?![\p{L}\d]))+\W*$/iu;

const ofReaching = /\b(?:e-?mails?|whats ?app|landline|mobile number|phone number)\b/iu;

const isPlain = (text: string, understanding: Understanding): boolean => {
  const { facts, needs, intent, subIntent } = understanding;
  if (!/[\p{L}\d]/u.test(text) || text.length > mostCharacters || text.split(/\s+/u).length > mostWords) return false;
  if (facts.phone || facts.email || holdsQuestion(text) || courtesy.test(text) || refusesToSay(text)) return false;
  if (ofReaching.test(text)) return false;
  const aboutTheFirm = intent === 'general' && subIntent !== null;
  return !aboutTheFirm && !otherWishes.some((need) => needs.has(need));
};

const withoutPostcode = (text: string, postcode: string | undefined): string => {
  if (!postcode) return text;
  const written = postcode
    .replace(' ', '')
    .split('')
    .join(String.raw`\s*`);
  return text.replace(new RegExp(written, 'iu'), '').replace(/[\s,.;]+$/u, '');
};

const answerIn = (text: string, asked: AskedFor, understanding: Understanding): Told => {
  if (asked === null || passesOver(text)) return nothing;
  if (saysUnknown(text)) {
    const unknownField = unknownIn(text, asked);
    if (isJobField(unknownField) && unknownField !== 'job_type')
      return { facts: {}, jobFacts: { [unknownField]: notKnown } };
    return isPhotographed(unknownField) && !understanding.facts[unknownField]
      ? { facts: { [unknownField]: notKnown }, jobFacts: {} }
      : nothing;
  }
  if (!isJobField(asked)) return nothing;
  if (asked === 'job_type') {
    const jobType = jobTypeSaid(text);
    return jobType ? { facts: {}, jobFacts: { job_type: jobType } } : nothing;
  }
  if (!isPlain(text, understanding)) return nothing;
  const words = withoutPostcode(text.trim(), understanding.facts.postcode).trim();
  const house = asked === 'address' ? houseNamed(words) : null;
  if (house) return { facts: {}, jobFacts: { address: house } };
  const value = measured(asked, words);
  // Litres are found beside any words, so it is the words that are judged.
  const judged = asked === 'mains_flow' ? words : value;
  return value && fitsField(asked, judged, understanding) ? { facts: {}, jobFacts: { [asked]: value } } : nothing;
};

const untimed = (facts: LeadFacts): LeadFacts => {
  const { preferred_time: _time, preferred_from: _from, preferred_to: _to, ...others } = facts;
  return others;
};

/** The decider isn't the visitor, a wish isn't what is there, and a count is no time. */
const ownFacts = ({ facts: all }: Understanding, told: Told): LeadFacts => {
  if (told === nothing) return all;
  const answer = told.jobFacts;
  const facts = Object.values(answer).some((value) => loneNumber.test(value)) ? untimed(all) : all;
  const { first_name, last_name, current_boiler_type, ...others } = facts;
  // "The Old Vicarage" is a name, and whose it is isn't told.
  if (answer.address && houseNamed(answer.address)) {
    const { tenure: _tenure, ...untold } = facts;
    return untold;
  }
  if (answer.authorises) return { ...others, ...(current_boiler_type !== undefined && { current_boiler_type }) };
  if (!answer.job_type) return facts;
  return { ...others, ...(first_name !== undefined && { first_name }), ...(last_name !== undefined && { last_name }) };
};

const gasAlone = /^\W*(?:(?:it'?s|its|it is|on|mains|natural|a)\s+)*gas(?: (?:boiler|combi|one))?\W*$/iu;
/** "Gas" in answer to anything is the fuel. */
const fuelAlone = (text: string): LeadFacts => (gasAlone.test(text.replaceAll('’', "'")) ? { fuel: 'gas' } : {});

const besideInWords: Readonly<Record<JobType, string>> = {
  'boiler-swap': 'a new boiler',
  'heat-pump': 'a heat pump',
  'repair-or-service': 'a repair or service',
};

const ofTheOldOne: ReadonlySet<AskedFor> = new Set<AskedFor>([
  'working',
  'symptoms',
  'fault_code',
  'pressure',
  'boiler_age',
  'last_service',
  'cold_spots',
]);

const addressTold = (text: string, understanding: Understanding): JobFacts => {
  const house = houseNameTold(text);
  return { ...(house && { address: house }), ...streetTold(text, understanding) };
};

export const toldIn = (
  text: string,
  before: {
    readonly asked: AskedFor;
    readonly intent: Intent | null;
    readonly jobFacts: JobFacts;
    readonly facts?: LeadFacts;
  },
  understanding: Understanding,
): Told => {
  const answer = answerIn(text, before.asked, understanding);
  const turned = jobTurnedTo(text, before, understanding);
  // A fault of the old boiler doesn't change that a new one is wanted.
  const answersOnly = ofTheOldOne.has(before.asked) && turned === 'repair-or-service' && before.jobFacts.job_type;
  const turnedTo = answersOnly ? null : turned;
  const reported = before.jobFacts.symptoms ? {} : symptomsTold(text, understanding);
  const work = workTold(text, before, reported);
  const other = jobBeside(text, before, understanding);
  const byItself: JobFacts = {
    ...volunteered(text, before.jobFacts, Boolean(understanding.facts.boiler_make)),
    ...reported,
    ...workingTold(text, understanding, before.jobFacts),
    ...locationTold(text),
    ...addressTold(text, understanding),
    ...deciderTold(text),
    ...(turnedTo && { job_type: turnedTo }),
    ...(other && besides(before.jobFacts, besideInWords[other])),
    ...work,
    ...placesTold(text, { ...before.jobFacts, ...work }, before.facts?.postcode),
  };
  if (answer === nothing) return { facts: { ...understanding.facts, ...fuelAlone(text) }, jobFacts: byItself };
  return {
    facts: { ...ownFacts(understanding, answer), ...answer.facts },
    jobFacts: { ...byItself, ...answer.jobFacts },
  };
};
