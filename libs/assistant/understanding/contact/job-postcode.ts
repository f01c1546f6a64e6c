import type { Found } from './found';
import { isListed, isOneMore } from './listed-postcodes';

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
/** Third parties: the job is hardly ever at their home. */
const others = 'landlord|landlady|agents?|agency|neighbou?r|friend|mate|office|keys?|head office';

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

/** "Hang on, that's the old house": said of the one before, and what follows is the right one. */
const correctsTheLast =
  /\b(?:that['’]?s|that is|that was|gave you|sent you) (?:the|my|our) old (?:house|home|address|place|one|postcode)\b[\s,.;:-]*$/iu;

/** A single one, unless it is only for the bill, another's or one more while the job's is known. */
const only = (text: string, { value, from, to }: Found, known: boolean): string | undefined => {
  const [before, after] = [text.slice(Math.max(0, from - 80), from), text.slice(to, to + 60)];
  const isNot = billed.test(before) || homeAt(before, after) === 'others' || isOneMore(before, after);
  return known && isNot && !correctsTheLast.test(before) ? undefined : value;
};

type Placed = Found & { readonly home: Home; readonly corrects: boolean };

const apartIn = (text: string, postcodes: readonly Found[]): readonly Placed[] => {
  let told = 0;
  return postcodes.map(({ value, from, to }, index) => {
    const before = text.slice(Math.max(told, from - 80), from);
    const after = text.slice(to, postcodes[index + 1]?.from ?? to + 60);
    const home = homeAt(before, after);
    told = to + (behind.exec(after)?.[0].length ?? 0);
    return { value, from, to, home, corrects: index > 0 && ranks.indexOf(home) < 3 && corrected.test(before) };
  });
};

/** Where several homes have work, as a landlord's do, those that are named in one breath with the best; the first stands first. */
const inOneBreath = (text: string, all: readonly Placed[], best: Placed): readonly string[] => {
  const goesOn = (index: number): boolean => {
    const [one, next] = [all[index], all[index + 1]];
    if (!one || !next || next.corrects) return false;
    return (next.home === 'open' || next.home === one.home) && isListed(text.slice(one.to, next.from));
  };
  const place = all.indexOf(best);
  let [first, last] = [place, place];
  while (first > 0 && goesOn(first - 1)) first -= 1;
  while (goesOn(last)) last += 1;
  return [...new Set(all.slice(first, last + 1).map(({ value }) => value))];
};

const jobsOf = (text: string, postcodes: readonly Found[]): readonly string[] => {
  const apart = apartIn(text, postcodes);
  const standing = apart.slice(
    Math.max(
      0,
      apart.findLastIndex(({ corrects }) => corrects),
    ),
  );
  for (const rank of ranks) {
    const best = standing.findLast(({ home }) => home === rank);
    if (best) return inOneBreath(text, standing, best);
  }
  return [];
};

/** The last correction, else where the work is, else the home that isn't the visitor's own; of a list the first. */
export const jobPostcode = (text: string, postcodes: readonly Found[], known: boolean): string | undefined => {
  const [first, ...more] = postcodes;
  if (!first) return undefined;
  return more.length === 0 ? only(text, first, known) : jobsOf(text, postcodes).at(0);
};

/** Where else the same is wanted: the others of a list, or one more home than the one that is `known`. */
export const furtherPostcodes = (text: string, postcodes: readonly Found[], known: boolean): readonly string[] => {
  const [first, ...more] = postcodes;
  if (!first) return [];
  if (more.length > 0) return jobsOf(text, postcodes).slice(1);
  const isFurther = isOneMore(
    text.slice(Math.max(0, first.from - 80), first.from),
    text.slice(first.to, first.to + 60),
  );
  return known && isFurther ? [first.value] : [];
};
