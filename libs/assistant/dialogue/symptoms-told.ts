import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import type { Understanding } from '../understanding/types/understanding';
import { nothingWrongIn } from './nothing-wrong';
import { pricedWorkIn } from './priced-work';
import { refusesToSay } from '../understanding/refusal';
import { saysLittle } from './says-little';

const sign =
  /\bno (?:heat|heating|hot|warm|water)|\bleak|\bdrip|\bpressure|\bnois|\bbang|\bknock|\brattl|\bwhistl|\bkettl|\bhum+ing|\block(?:s|ed|ing)? ?out|\bfault|\berror|\bcode\b|\bwon['’]?t\b|\b(?:not|isn['’]?t|stopped|ain['’]?t) (?:work|heat|fir|light|com|turn|go)|\bcold\b|\bfreezing\b|\bstopped|\bbroke|\bbust|\bfail(?:s|ed|ing|ure)?\b|\bpacked (?:in|up)|\bdied|\bdead|\bkaput|\bknackered|\bgoosed\b|\bcuts? out|\bcutting out|\bkeeps?\b|\bflash|\bon the blink|\blukewarm|\btrip(?:s|ped|ping)?\b|\bconked|\b(?:heating|boiler|hot water|water|rads?|radiators?)(?:['’]?s| is| has| have)? (?:just |all |now |been )?(?:gone|off|out|down)\b|\bbaltic\b/iu;
const sentence = /(?:[^.!?\n;]|\.(?=\d))+[.!?]?/gu;
const contacts = /@|(?:\d[\s-]?){9}/u;
const mostCharacters = 300;

const greeting =
  /^(?:(?:hi+|hiya|hello|hey|morning|afternoon|evening|good (?:morning|afternoon|evening))\b[\s,!]*(?:(?:there|all|guys|mate|team)\b[\s,!]*)?)+/iu;
const goesOn =
  /\b[a-z]{1,2}\d{1,3}\b|\bsince\b|\bafter\b|\bwhen\b|\bbut\b|\bonly\b|\bevery\b|\b(?:on|in) the\b|\bshow|\bsays?\b/iu;
const postcode = /(?:\s+(?:at|in))?\s*\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/iu;
const asks = /^\W*(?:so\s+|and\s+)?(?:can|could|would|will|what|how|when|do|does|is there|are you)\b/iu;

const isSaid = (part: string): boolean =>
  !part.endsWith('?') && !contacts.test(part) && !refusesToSay(part) && !asks.test(part);

const faultIn = (words: string): string => {
  const parts = words
    .trim()
    .replace(greeting, '')
    .split(/,\s+/u)
    .map((part) => part.replace(postcode, '').trim())
    .filter(isSaid);
  const first = parts.findIndex((part) => sign.test(part));
  return first < 0
    ? ''
    : parts
        .slice(first)
        .filter((part) => sign.test(part) || goesOn.test(part))
        .join(', ');
};

const faultTold = (text: string): string =>
  (text.match(sentence) ?? [])
    .filter((words) => !words.trim().endsWith('?') || words.includes(','))
    .map((words) => faultIn(words))
    .filter(Boolean)
    .join(' ')
    .replace(/\.$/u, '');

/** Wanting a service with nothing wrong answers that question too. */
const soundTold = (text: string): string => {
  const { works } = pricedWorkIn(text);
  return works.has('service') || works.has('certificate') ? (nothingWrongIn(text) ?? '') : '';
};

export const symptomsTold = (text: string, { needs, intent }: Understanding): JobFacts => {
  const reported = needs.has('repair') || intent === 'service';
  const isFaulty = reported && sign.test(text) && !saysLittle(text);
  const symptoms = (isFaulty ? faultTold(text) : '') || soundTold(text);
  return symptoms && symptoms.length <= mostCharacters ? { symptoms } : {};
};
