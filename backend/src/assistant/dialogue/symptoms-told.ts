import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import type { Understanding } from '../understanding/understanding';
import { refusesToSay } from './refusal';

const sign =
  /\bno (?:heat|heating|hot|warm|water)|\bleak|\bdrip|\bpressure|\bnois|\bbang|\bknock|\brattl|\bwhistl|\bkettl|\bhum+ing|\block(?:s|ed|ing)? ?out|\bfault|\berror|\bcode\b|\bwon['’]?t\b|\b(?:not|isn['’]?t|stopped|ain['’]?t) (?:work|heat|fir|light|com|turn|go)|\bcold\b|\bfreezing\b|\bstopped|\bbroke|\bbust|\bpacked (?:in|up)|\bdied|\bdead|\bcuts? out|\bcutting out|\bkeeps?\b|\bflash|\bon the blink|\blukewarm|\btrip(?:s|ped|ping)?\b|\bconked/iu;
const sentence = /(?:[^.!?\n;]|\.(?=\d))+[.!?]?/gu;
const contacts = /@|(?:\d[\s-]?){9}/u;
const mostCharacters = 300;

/** Who says in a first sentence what is wrong has answered what is wrong: the sentences that name it, in the visitor's own words. */
export const symptomsTold = (text: string, { needs, intent }: Understanding): JobFacts => {
  const reported = needs.has('repair') || intent === 'service';
  if (!reported || !sign.test(text)) return {};
  const symptoms = (text.match(sentence) ?? [])
    .flatMap((words) => (contacts.test(words) || refusesToSay(words) ? words.split(',') : [words]))
    .map((words) => words.trim())
    .filter((words) => sign.test(words) && !words.endsWith('?') && !contacts.test(words) && !refusesToSay(words))
    .join(' ')
    .replace(/\.$/u, '');
  return symptoms && symptoms.length <= mostCharacters ? { symptoms } : {};
};
