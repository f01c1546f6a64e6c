const verbs = String.raw`(?:delete|remove|forget|scrap|ignore|erase|lose|take (?:off|out)|withdraw|get rid of|disregard|cancel|bin)`;
const stop = String.raw`(?:do\s?n[o']?t|do not|never|please don'?t|stop|i'?d rather you didn'?t|not to)\s+(?:want (?:you )?(?:to )?)?(?:ring|ringing|call|calling|phone|phoning|text|texting|use|using|email|emailing|e-mail|mail|contact me|contacting me|write to|keep|store|have|send)`;
const where = String.raw`(?:\s+(?:me|us|on|at|by|to|my|the|that|this|any|anything|old|work|home|down|out|off|via|having|about)){0,5}\s+`;

const noun = {
  phone: String.raw`(?:(?:phone|mobile|telephone|mob|tel)\s?(?:number|no\.?)?|number|landline|phone)`,
  email: String.raw`(?:e-?mail(?:\s+address)?|email addy)`,
  postcode: String.raw`post\s?code`,
} as const;

export type Withdrawable = keyof typeof noun;

const patterns = Object.fromEntries(
  Object.entries(noun).map(([key, word]) => [
    key,
    new RegExp(
      String.raw`\b(?:${verbs}|${stop})${where}${word}\b(?!\s+(?:you (?:gave|rang|sent|called)|from|for the engineer|of the engineer))|\b${verbs}\s+${word}\b|\b(?:that|the|my)\s+${word}\s+(?:(?:i gave(?: you)?|above|there)\s+)?(?:is|was|isn't|is not)\s+(?:wrong|not mine|mine anymore|dead|no longer|not in use|not right|old|out of)`,
      'iu',
    ),
  ]),
);
const kept = /\b(?:lost|forgot|can't remember) (?:my|the)/iu;

const noCalls =
  /\b(?:do\s?n[o']?t|do not|never|please don'?t|not to|stop)\s+(?:actually |please |ever |you )?(?:phone|phoning|ring|ringing|call|calling)(?:\s+(?:me|us|please|at all|instead|any ?more|ok|thanks|thank you|though))*\s*(?=$|[.,;!)]|\b(?:just|but|only|use) (?:e-?mail|the e-?mail))/iu;

export const wantsNoCalls = (text: string): boolean => noCalls.test(text);

export const withdraws = (text: string, what: Withdrawable): boolean =>
  patterns[what]?.test(text) === true && !kept.test(text);
