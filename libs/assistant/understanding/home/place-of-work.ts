import type { Said, Telling } from './telling';

export type Around = { readonly own: Said; readonly before: Said | undefined; readonly after: Said | undefined };

const ofAPlace =
  /^(?:a|an|my|our|itsa|itsan|ina|converted|old|narrow|static|small|primary|secondary|infant|junior|village)$/;
const beside = /^(?:above|over|to|near|nearby|beside|opposite|behind|past|by|outside|from|below|under|between)$/;
const asksForOne = /(?:there|you|u|yous)$/;
/** "I work at a school", "the kids go to school". */
const spentThere = /^(?:work|works|working|worked|teach|teaches|go|goes|going|went|study|drink|worship)$/;
const whoever = /^(?:i|we|and|also|just|hi|hello|)$/;
const ours = /^(?:i|we|ive|weve)?(?:have|got|run|own|manage)(?:a|an)?$/;
const noPlace = /^(?:number|run|line|hours|bought|brought|holidays?|bus|pick|drop|time|kids|uniforms?|on)$/;
const ofCustomers = /^(?:full|busy|packed|freezing|cold|heaving)$/;
const heats = /^(?:boilers?|heating|centralheating|radiators?|rads|hotwater|pipes|plantroom|hall|kitchen)$/;

/** "heating in the church", "the boiler at our school" */
const isHeated = ({ typed }: Telling, { from }: Said): boolean =>
  /\b(?:boilers?|heating|radiators?|rads|hot water) (?:in|at|for|of) (?:the|our) $/i.test(
    typed.slice(Math.max(0, from - 30), from),
  );

const hasFlatAbove = ({ typed }: Telling, { to }: Said): boolean =>
  /^ (?:with|and|has|\+|w\/) ?(?:a |an |the |own )?(?:flat|maisonette|apartment) (?:above|over|upstairs|on top)/i.test(
    typed.slice(to, to + 40),
  );

/** A place of business or of a community that is the visitor's: "i run a cafe", "the school boiler"; not one they live above or ask for. */
export const isPlace = (telling: Telling, index: number, { own, before, after }: Around, answers: boolean): boolean => {
  const { said } = telling;
  if (noPlace.test(after?.text ?? '')) return false;
  const lead = said[index - 2]?.text ?? '';
  if (spentThere.test(said[index - 3]?.text ?? '') || spentThere.test(lead)) return false;
  if (ofAPlace.test(before?.text ?? '')) return !beside.test(lead) && !asksForOne.test(lead);
  if (ours.test(before?.text ?? '')) return /^(?:i|we)/.test(before?.text ?? '') || whoever.test(lead);
  if (answers && !beside.test(before?.text ?? '')) return true;
  if (own.text.startsWith('office') || (before !== undefined && !/^(?:in)?the$/.test(before.text))) return false;
  if (heats.test(after?.text ?? '') || isHeated(telling, own)) return !beside.test(lead);
  if (hasFlatAbove(telling, own)) return true;
  return after?.text === 'is' && ofCustomers.test(said[index + 2]?.text ?? '');
};

/** "A shop with a flat above" is a shop, "a flat above a shop" a flat. */
export const isOverPlace = ({ said, typed }: Telling, index: number): boolean => {
  const own = said[index];
  const place = [2, 3, 4].map((away) => said[index - away]).find((each) => each?.cue === 'OTHERPLACE');
  if (!own || place?.sentence !== own.sentence) return false;
  const between = typed.slice(place.to, own.from);
  const after = typed.slice(own.to, own.to + 30);
  return (
    /^ (?:with|and|has|\+|w\/) ?(?:a |an |the |own )?$/i.test(between) &&
    // Over something named, the flat is meant.
    /^ (?:above|over|upstairs|on top)(?! (?:a|an|the|my|our|your) )/i.test(after)
  );
};
