import { leadingName, type PersonName } from './person-name';

const family =
  '(?:husband|hubby|wife|partner|mum|mom|mam|mother|dad|father|son|daughter|brother|sister|nan|nana|gran|granny|grandma|grandad|aunt|auntie|uncle|parents)';
const asks = new RegExp(
  String.raw`\b(?:my|our|me|ma)\s+${family}\s+(?:(?:has|have|just|'s)\s+)?(?:said|says|asked|asks|wants|wanted|would like|needs|wondered|is asking|told me)\b|\b(?:for|on behalf of)\s+(?:my|our|me|ma)\s+${family}\b`,
  'iu',
);
const ringsThem =
  /(?<!\b(?:don'?t|do not|not|never|only|i'll|i|(?:tr(?:ied|ying)|going|have|had|used|about) to|if you can'?t) )\b(?:(?:ring|call|phone|text|contact|bell|message)(?:ing)?\s+(?:him|her)\b|give\s+(?:him|her)\s+a\s+(?:ring|call|bell|text|shout|buzz)\b)/iu;
const speaksOfSelf =
  /\b(?:ring|call|phone|text|contact|email|message|bell)\s+me\b|\bmy\s+(?:own\s+)?(?:number|mobile|mob|phone|email|name|details)\b|\b(?:mine|name'?s)\s+(?:is\s+)?\p{Lu}/u;

/** Of somebody who asks for one of the family, who is to be rung: their number is the one to use. */
export const speaksForFamily = (text: string): boolean =>
  asks.test(text) && ringsThem.test(text) && !speaksOfSelf.test(text);

const calledThat = /\b(?:he|she)(?:'?s|\s+is)\s+(?:called|named)\s+|\b(?:his|her)\s+name(?:'?s)?\s+(?:is\s+)?/giu;

/** "Can you ring my dad ... hes called Martin". */
export const nameOfFamily = (text: string): PersonName | null => {
  if (!speaksForFamily(text)) return null;
  for (const { 0: lead, index } of text.matchAll(calledThat)) {
    const from = index + lead.length;
    const found = leadingName(text.slice(from, from + 60), 'announced');
    if (found) return found.name;
  }
  return null;
};
