import { withoutStop } from '../information-wordings';
import { pricedInWords } from '../price-of-job';
import { pricesAskedFor } from '../set-prices';
import type { Answer } from './answer';
import { callOutPrice, pricesSaid } from './said-prices';
import { namedWhole } from './said-services';

export const asksCost = /\b(?:cost|charge|price|fee|how much|expensive)\b/iu;

export const price: Answer = ({ text, input }, { prices }) => {
  const asked = pricesAskedFor(prices, pricedInWords({ ...input, text }));
  if (asked.length === 0) {
    const named = namedWhole(
      prices.map(({ what }) => what),
      input.text,
    );
    const found = prices.filter(({ what }) => what === named);
    if (found.length > 0) return pricesSaid(found);
  }
  const byTheHour = prices.filter(({ kind }) => kind === 'hourly');
  const meant = asked.length === 0 && /\bhour(?:ly)?\b/iu.test(text) ? byTheHour : asked;
  return meant.length > 0 ? pricesSaid(meant) : null;
};

export const includes: Answer = ({ text, input }, { prices }) => {
  const detailed = prices.filter((each) => each.includes);
  const asked = pricesAskedFor(detailed, text);
  const amount = /£\s?([\d,]+)/u.exec(text)?.[1]?.replaceAll(',', '');
  const byAmount = detailed.filter(({ from }) => amount !== undefined && from === Number(amount) * 100);
  const spoken = input.history?.findLast(({ from, text: words }) => from === 'assistant' && words.includes('£'))?.text;
  const before =
    spoken === undefined ? [] : detailed.filter(({ what }) => spoken.toLowerCase().includes(what.toLowerCase()));
  const meant = [byAmount, asked, before].find((each) => each.length > 0) ?? (detailed.length === 1 ? detailed : []);
  return meant.length > 0 ? pricesSaid(meant.slice(0, 2)) : null;
};

export const callOut: Answer = (_, { prices }) => {
  const found = callOutPrice(prices);
  return found ? pricesSaid([found]) : null;
};

export const plan: Answer = (_, { prices }) => {
  const plans = prices.filter(({ what }) => /\b(?:plan|cover|care)\b/iu.test(what));
  return plans.length > 0 ? pricesSaid(plans.slice(0, 2)) : null;
};

export const deposit: Answer = (_, { facts = {} }) => {
  const told = [facts.waysToPay, facts.finance].flatMap((words) => words?.split(/(?<=[.!;])\s+/u) ?? []);
  const sentence = told.find((each) => /\bdeposits?\b/iu.test(each));
  return sentence === undefined ? null : `${withoutStop(sentence)}.`;
};
