import { asksHowLong, duration, type OwnPiece } from '../knowledge/own-pieces';
import { type Ranked, rank } from '../knowledge/rank';

/** How sure it must be: of a question, of each of several, of a report, and of the firm's own writings. */
export const enough = {
  question: 0.38,
  each: 0.5,
  report: 0.7,
  own: 0.6,
  ownAlone: 0.75,
  near: 0.45,
  sameSubject: 0.28,
  surely: 0.9,
};

/** "Combi or system for two bathrooms?" is of boilers, and asks for no bathroom. */
export const isSurelyOfTrade = (first: Ranked | undefined): boolean =>
  first?.subject.kind === 'card' && first.sure >= enough.surely;

const asPrices = new Set(['price-of-work', 'call-out-charge', 'price-includes']);
const ofMoney = /£|\b(?:free|charges?|includ\w+|extra|vat|cost)\b/iu;

/** A price is told by words of money, and a sentence is whole. */
export const isToThePoint = (text: string, { words, asked }: OwnPiece): boolean => {
  const [first] = rank(text);
  const asksPrice = first !== undefined && first.sure >= enough.question && asPrices.has(first.subject.name);
  if (asksHowLong(text) && !duration.test(words)) return false;
  return (!asksPrice || ofMoney.test(words)) && (asked !== null || /[.!]$/u.test(words));
};
