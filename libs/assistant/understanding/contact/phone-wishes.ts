import { isGivenName } from './person-name';
import { type Owner, ownerIn, personWords } from './phone-owners';

/** Whom or where somebody asks to be rung, or not to; `to` is where the words of it end. */
export type Wish = { readonly owner: Owner; readonly from: number; readonly to: number; readonly refused: boolean };

const verb =
  '(?:ring|call|phone|text|bell|try|use|contact|reach|message|buzz|prefer|speak (?:to|with)|talk to|liaise with|deal with|go through|get hold of|(?:best|better|easier) (?:on|to get|to reach)|best)';
const noun = '(?:one|number|num|no|phone|mobile|mob|cell|line)';
const small =
  '(?:me|us|on|at|by|the|my|our|to|with|it|please|pls|just|instead|direct|directly|straight|first|you|can|up)';
const person = String.raw`(?:${personWords})(?:'?s?'?)`;
const place = '(?:work|office|shop|home|house)';
const whom = String.raw`(?:\s+(?!(?:she|he|they)'?s?\b)(?:${small}|${person}|${place}|other|${noun})(?![\p{L}']))+`;
const wanted = new RegExp(String.raw`\b${verb}(?<whom>${whom})`, 'giu');
const better = new RegExp(
  String.raw`\b(?<whom>(?:(?:my|the|our)\s+)?(?:${person}|${place})(?:'?s)?(?:\s+${noun})?)(?:\s+(?:is|on|at)\b)?[\s|,:]*(?:\s+(?:is|are|would be|will be))?(?:\s+(?:the|a|much|always|probably))*\s+(?:best|better|preferred|easier|easiest|quicker|quickest|one to|please|pls)\b`,
  'giu',
);
const avoided = new RegExp(
  String.raw`(?:\b(?:not|never|don'?t|do not|rather than|instead of|avoid)\s+(?:(?:ever|bother|please|to)\s+){0,2}(?:${verb})?)(?<whom>${whom})`,
  'giu',
);

const conditioned =
  /\b(?:(?:if|or|when|unless|else|otherwise|failing|in ?case|also|only|alternatively|after that)\s+(?:[\p{L}']+[\s,]+){0,8}|(?:i|we|he|she|they|who|i'll|ill|we'll|did you|tried|trying)\s+(?:(?:just|already|tried|try|to|will|can|could|usually|had|did)\s+){0,3})$/iu;
/** What begins anew within a sentence: what was said before it holds no longer. */
const anew = /^.*\b(?:but|so|please|pls|plz|just|best|then)\b(?!\s+if\b)/iu;
const only =
  /^[\s|,]*(?:(?:(?!\bor\b)[^.,;!?\n|]){0,40}?\b)?(?:only|if (?!(?:you|u) can|poss|that|its? ok)|unless|when (?!(?:you|u) (?:can|get a))|in (?:an? |case of )?emergenc|for (?:the )?(?:access|keys?|entry)|to (?:get in|let|be let)|too\b|as well|also)/iu;
const arranging = /^[\s|,]*[^.;!?\n|]{0,30}\b(?:to (?:arrange|book|sort|organi[sz]e|fix)|before you)/iu;

const clauseBefore = (text: string, at: number): string => {
  const clause = /[^.;!?\n|]*$/u.exec(text.slice(Math.max(0, at - 80), at))?.[0] ?? '';
  return clause.replace(anew, '');
};

const isConditional = (text: string, wish: Wish): boolean =>
  conditioned.test(clauseBefore(text, wish.from)) ||
  only.test(text.slice(wish.to, wish.to + 80)) ||
  (wish.owner.person?.outside === true && arranging.test(text.slice(wish.to, wish.to + 80)));

const found = (text: string, pattern: RegExp, refused: boolean): Wish[] =>
  [...text.matchAll(pattern)].flatMap(({ 0: words, index, groups }) => {
    const owner = ownerIn(groups?.['whom'] ?? '');
    return Object.keys(owner).length === 0 ? [] : [{ owner, from: index, to: index + words.length, refused }];
  });

const named =
  /\b(?:ring|call|phone|text|contact|speak to)\s+(?:for\s+)?(?<name>\p{L}+)\b(?=(?:\s+\p{L}+)?\s+(?:on|at|via)[\s,:]*\|)/giu;

/** "Ring Sue on ...": of whom nothing is known but the name. */
const foundByName = (text: string): Wish[] =>
  [...text.matchAll(named)].flatMap(({ 0: words, index, groups }) =>
    isGivenName(groups?.['name'] ?? '') ? [{ owner: {}, from: index, to: index + words.length, refused: false }] : [],
  );

/** Whom a message asks to be rung without an if, in order; `text` is without its numbers. */
export const wishesIn = (text: string): readonly Wish[] => {
  const refused = found(text, avoided, true);
  const asked = [...found(text, wanted, false), ...found(text, better, false), ...foundByName(text)].filter(
    (wish) => !refused.some(({ from, to }) => wish.from >= from && wish.from < to) && !isConditional(text, wish),
  );
  return [...refused, ...asked].toSorted((one, two) => one.from - two.from);
};
