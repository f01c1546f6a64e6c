import type { Found } from './found';

const jobBefore =
  /\b(?:job|property|rental|work|boiler|tenant|tenanted|house|flat|installation|site|address (?:of|for) the (?:job|work)|it)(?:'s| is| are| would be| address)?(?:\s+(?:at|in|is|to be done at|actually|\w+))?[\s:,(-]*(?:[^,.;|\n]{0,30}[,]\s*){0,2}$/iu;
const elsewhere =
  /\b(?:not(?:\s+(?:at|in))?|from|i live (?:at|in)|we live (?:at|in)|my (?:own |home )?(?:address|house|home) (?:is|at)|billing(?: address)?|invoice(?:s)? to|office(?: is)?|your(?: \w+){1,3}|you(?:'re| are)?(?: based)?(?: in| at)|old (?:address|house|place|postcode)|used to live|previous(?:ly)?|instead of|moved from|rather than|is my work)[\s:,(a-z]{0,12}(?:[^,.;|\n]{0,30}[,]\s*)?$/iu;

const corrected = /\b(?:no|nope|sorry|actually|correction|oops|wait|i mean|i meant|meant|should be)\b[^\n]{0,20}$/iu;

const kin =
  'wife|missus|husband|hubby|mum|mom|mam|mother|dad|father|parents?|son|daughter|brother|sister|nan|nana|gran|granny|grandma|grandad|aunt|auntie|uncle|partner|in[- ]?laws?|girlfriend|boyfriend|client|customer|tenants?|lodger';
const ownHome = String.raw`(?:i|we) (?:live|stay)(?:\s+in\s+(?:a|the|my)\s+(?:\w+\s+)?(?:flat|house|bungalow|property|cottage))?|mine|my (?:own|home|address|post ?code|house|place)|home address|correspondence|bill(?:s|ing)?|invoices?|i'?m|i am|we'?re|we are|me|currently|at the moment|for now`;
const theirHome = String.raw`(?:hers?|his|theirs?|she|he|they|${kin})(?:'?s?'?)`;
const jobs =
  'mov(?:e|ing) (?:in )?to|moving into|new (?:house|place|home|flat|address)|job|property|rental|rented|boiler|let|flat|site|installation|house|address for the work';
/** Who is only passed by: the job is hardly ever at their home. */
const others = 'landlord|landlady|agents?|agency|neighbou?r|friend|mate|office|keys?|head office';

/** The words that tell whose home a postcode is; of several before it the last counts. */
const words = new RegExp(
  String.raw`\b(?:(?<others>(?:${others})(?:'?s)?)|(?<own>${ownHome})|(?<theirs>${theirHome})|(?<job>${jobs}))(?![\p{L}'])`,
  'giu',
);
const behind = new RegExp(
  String.raw`^[\s,(-]*(?:(?:is|that's|thats|=|for|was)\s+)(?:(?:the|my|our|where)\s+)*(?:(?<others>(?:${others})(?:'?s)?)|(?<own>${ownHome}|home)|(?<theirs>${theirHome})|(?<job>${jobs}))(?![\p{L}'])|^\s*\((?:(?<ownToo>billing|home|me|mine)|(?<jobToo>job|property|rental|work))\b`,
  'iu',
);

type Home = 'job' | 'theirs' | 'open' | 'own' | 'others';
const ranks: readonly Home[] = ['job', 'theirs', 'open', 'own', 'others'];

const homeBy = (groups: Partial<Record<string, string>> | undefined): Home => {
  if (!groups) return 'open';
  if (groups['others']) return 'others';
  if (groups['own'] ?? groups['ownToo']) return 'own';
  return groups['theirs'] ? 'theirs' : 'job';
};

/** Whose home the words around a postcode say it is. */
const homeAt = (before: string, after: string): Home => {
  const told = behind.exec(after)?.groups;
  if (told) return homeBy(told);
  const [last] = [...before.matchAll(words)].slice(-1);
  const home = homeBy(last?.groups);
  if (elsewhere.test(before)) return home === 'own' ? 'own' : 'others';
  if (home === 'open' || home === 'job') return jobBefore.test(before) ? 'job' : 'open';
  return home;
};

const billed = /\b(?:bill(?:s|ing)?|invoices?|correspondence)\b[^.;!?\n|]{0,40}$/iu;

/** A single one, unless it is only for the bill or another's while the job's is known. */
const only = (text: string, { value, from, to }: Found, known: boolean): string | undefined => {
  const before = text.slice(Math.max(0, from - 80), from);
  return known && (billed.test(before) || homeAt(before, text.slice(to, to + 60)) === 'others') ? undefined : value;
};

/**
 * Of a message's postcodes the job's: the last correction, else where the work is said to be, else the home that isn't the visitor's own.
 * `known` tells whether the job's was given before.
 */
export const jobPostcode = (text: string, postcodes: readonly Found[], known: boolean): string | undefined => {
  const [first, ...more] = postcodes;
  if (!first) return undefined;
  if (more.length === 0) return only(text, first, known);
  let told = 0;
  const apart = postcodes.map(({ value, from, to }, index) => {
    const before = text.slice(Math.max(told, from - 80), from);
    const after = text.slice(to, postcodes[index + 1]?.from ?? to + 60);
    const home = homeAt(before, after);
    told = to + (behind.exec(after)?.[0].length ?? 0);
    return { value, home, corrects: index > 0 && ranks.indexOf(home) < 3 && corrected.test(before) };
  });
  const standing = apart.slice(
    Math.max(
      0,
      apart.findLastIndex(({ corrects }) => corrects),
    ),
  );
  for (const rank of ranks) {
    const best = standing.findLast(({ home }) => home === rank);
    if (best) return best.value;
  }
  return undefined;
};
