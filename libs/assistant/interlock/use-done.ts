import type { SignReading } from './lexicon/lexicon';
import { joined, saysAt } from './patterns/words-around';

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export type Told = { readonly first: number; readonly last: number };

const [longestTelling, farthestSubject] = [7, 5];

const notDone = wordsOf(`
  no not never dont doesnt didnt wont cant cannot couldnt wouldnt havent hasnt hadnt isnt arent wasnt without nobody noone none neither stopped stop
  can could should shall may might would will gonna if whether until till unless want wants wanted wanting need needs needed needing please safe ok
  okay allowed able how hope hoping before afraid scared tempted stops
`);
const asks = wordsOf('can could should shall may might would will do does did if');
/** "Had to turn it on", "carried on to use it": done all the same. */
const doneThough = wordsOf('had has have having managed managing continue continues continued went goes');
const being = wordsOf('be get getting');
/** "Have it turned back on" is ordered, "have turned it back on" is done. */
const ordered = wordsOf('get getting have having had');
const thing = wordsOf('it them that this boiler fire gas heating cooker supply us');

const lay = wordsOf(`
  i im ive we weve us my our he hes she shes mate mates husband hubby wife partner dad mum son daughter brother sister neighbour neighbours neighbor tenant
  tenants lodger lodgers bloke landlord landlady builder builders handyman lad lads fella boyfriend girlfriend flatmate uncle cousin caretaker someone
  somebody students student owner owners guy friend friends grandad nan father mother inlaw roommate housemate squatters staff chef manager
`);
const trade = wordsOf(
  'engineer engineers plumber fitter cadent sgn transco bg electrician they technician british board installer',
);
const byOneself = wordsOf('myself ourselves himself herself themselves themself');

const textAt = ({ words }: SignReading, index: number): string => words[index]?.text ?? '';

export const wordsBefore = (reading: SignReading, first: number, most: number): string[] => {
  const said: string[] = [];
  for (let index = first - 1; index >= Math.max(0, first - most) && joined(reading, index); index -= 1) {
    if (saysAt(reading, index, 'clauseBreak')) break;
    said.push(textAt(reading, index));
  }
  return said;
};

export const wordsAfter = (reading: SignReading, last: number, most: number): string[] => {
  const said: string[] = [];
  for (let index = last + 1; index <= last + most && joined(reading, index - 1); index += 1) {
    if (saysAt(reading, index, 'clauseBreak')) break;
    said.push(textAt(reading, index));
  }
  return said;
};

/** `asksAlone`: its words by themselves ask somebody to, "turn it back on". */
export const isDone = (reading: SignReading, use: Told, asksAlone: boolean): boolean => {
  const said = wordsBefore(reading, use.first, longestTelling);
  const [one = '', two = ''] = said;
  if (one === 'to') return doneThough.has(two);
  if (being.has(one)) return false;
  if (thing.has(one) && said.slice(1, 4).some((word) => ordered.has(word))) return false;
  const subject = said.findIndex((word) => lay.has(word));
  const denial = said.findIndex((word) => notDone.has(word));
  if (denial >= 0 && (subject < 0 || subject > denial)) return false;
  // "Can I turn it back on", "if he turns it on": what stands before the one who would do it asks.
  if (subject >= 0 && asks.has(said[subject + 1] ?? '')) return false;
  return !asksAlone || (subject >= 0 && subject < 3);
};

export const doerOf = (reading: SignReading, use: Told, stop: Told): 'lay' | 'trade' | null => {
  const next = [1, 2, 3].map((step) => textAt(reading, use.last + step));
  if (next.some((word) => byOneself.has(word))) return 'lay';
  const by = next.indexOf('by');
  if (by >= 0) return next.slice(by).some((word) => trade.has(word)) ? 'trade' : 'lay';
  const most = stop.last < use.first ? Math.min(farthestSubject, use.first - stop.last - 1) : farthestSubject;
  const who = wordsBefore(reading, use.first, most).find((word) => lay.has(word) || trade.has(word));
  return who === undefined ? null : lay.has(who) ? 'lay' : 'trade';
};
