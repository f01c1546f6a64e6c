import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import type { AskedFor } from '@pilotlight/contracts/values/asked-for';
import { flushTold } from './flush-told';
import { pricedWorkIn } from './priced-work';

const thing =
  '(?:radiators?|rads?|towel (?:rails?|rads?|radiators?)|(?:room )?thermostats?|room ?stats?|hive|nest|tado|(?:heating )?controls|programmers?|trvs?|(?:thermostatic|radiator) (?:radiator )?valves?|(?:hot water )?cylinders?|hot water tanks?|immersion(?: heaters?)?|(?:outside|outdoor|garden) taps?|(?:magnetic|system) filters?|showers?|(?:gas )?(?:hobs?|cookers?|fires?)|underfloor heating)';
const fit =
  '(?:add|adding|fit|fitting|install|installing|put in|putting in|put|replace|replacing|change|changing|swap|swapping|move|moving|relocate|relocating|upgrade|upgrading)';
const fitted =
  '(?:added|adding|fitted|fitting|installed|installing|put in|putting in|replaced|replacing|changed|changing|swapped|swapping|moved|moving|relocated|relocating|upgraded|upgrading)';
const count = String.raw`(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|some|several|(?:a )?couple of|(?:a )?few|all the|the|my|our)`;
const between = String.raw`(?:(?!(?:and|or|is|are|the|of|in|on|for|with|to|not|no|boiler|heat|i|we|you|need|needs|want|wants|like|get|getting|got|have|having|had|dont|would|can|could|please|book|someone|how|much|many|quote|price|cost|looking|after|also|plus)\b)[\p{L}-]+ ){0,3}?`;
const place = String.raw`(?:(?: up)? (?:in|into|to|from|for|on|under) (?:(?:the|my|our|a|each|every|both|all) )?(?!(?:the|my|our|next|this|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|me|us|you|be|do|get|come)\b)[\p{L}-]+(?: (?:room|bathroom|bedroom|wall|extension|toilet))?){0,2}`;
const work = new RegExp(
  String.raw`(?<![\p{L}'])(?:${fit} (?:${count} )?(?:more |extra |new )?${between}${thing}|(?:${count} )?${between}(?:new|extra|another|more|additional) ${between}${thing}(?: ${fitted})?|(?:${count} )?${between}${thing} ${fitted})(?!\p{L})${place}`,
  'giu',
);

/** In each of its forms stands one of these; most messages have none, and are spared the rest. */
const mayName = /add|fit|install|put|replac|chang|swap|mov|relocat|upgrad|new|extra|another|more/iu;

const wish =
  /\b(?:need|needs|want|wants|wanting|like|love|looking|can|could|would|please|pls|get|getting|quote|price|cost|much|book|after|require|fancy|thinking|interested|and|also|plus|with|having|have|to)\b/iu;
const past =
  /\b(?:had|fitted|installed|bought|you did|already|since|ago|just had|recently|last (?:year|month|week|time))\b/iu;
const unwanted =
  /\b(?:not|no|don['’]?t|do not|never|without|isn['’]?t|do (?:you|u|ye|they)|are you|if)\b[^,.;!?]{0,25}$/iu;
const longAgo = /^[^,.;!?]{0,25}\b(?:ago|last (?:year|month|week)|yesterday|in (?:19|20)\d\d|already|recently)\b/iu;

const isWished = (before: string, after: string): boolean => {
  const said =
    before
      .slice(-80)
      .split(/[.;!?\n]/u)
      .at(-1) ?? '';
  if (unwanted.test(said) || longAgo.test(after)) return false;
  return said.trim() === '' || (wish.test(said) && !past.test(said));
};

const mostCharacters = 200;

const worksNamed = (text: string): readonly string[] =>
  mayName.test(text)
    ? [...text.matchAll(work)]
        .filter(({ 0: words, index }) => isWished(text.slice(0, index), text.slice(index + words.length)))
        .map(([words]) => words.trim())
    : [];

const mainJobIn = (text: string): 'upkeep' | 'other' | null => {
  const { works, things } = pricedWorkIn(text);
  const ofBoiler = works.has('newOne') || works.has('conversion') || works.has('move');
  if (things.has('heatPump') || (things.has('boiler') && ofBoiler)) return 'other';
  if (works.has('service') || works.has('certificate')) return 'upkeep';
  return things.has('boiler') && works.has('repair') ? 'other' : null;
};

/** Characters beside the job: every event holds them all, so they mustn't flood the log. */
const mostBeside = 500;

export const besides = (before: JobFacts, more: string): JobFacts => {
  const known = before.also_wanted ?? '';
  if (!more || known.includes(more) || known.length + more.length > mostBeside) return {};
  return { also_wanted: known ? `${known}; ${more}` : more };
};

export const workTold = (
  text: string,
  { asked, jobFacts }: { readonly asked: AskedFor; readonly jobFacts: JobFacts },
  reported: JobFacts,
): JobFacts => {
  if (asked === 'symptoms' || asked === 'also_wanted') return {};
  const flush = flushTold(text);
  const named = [...worksNamed(text), ...(flush ? [flush] : [])];
  const words = named.join(', ').slice(0, mostCharacters);
  if (!words || reported.symptoms?.includes(words)) return {};
  if (jobFacts.job_type ?? jobFacts.symptoms ?? reported.symptoms) return besides(jobFacts, words);
  const main = mainJobIn(named.reduce((rest, each) => rest.replace(each, ' '), text));
  if (main === null) return { symptoms: words, job_type: 'repair-or-service' };
  return { ...besides(jobFacts, words), ...(main === 'upkeep' && { job_type: 'repair-or-service' }) };
};
