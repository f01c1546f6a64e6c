/** "What do you mean by combi": a word, not this home. */
const askedFor =
  /\b(?:what (?:do|did) (?:you|u|ya|they) mean by|what(?:['’]?s| is) meant by|(?:what(?:['’]?s| is) )?the meaning of|what does|what(?:['’]?s| is) an?) (?:an? |the )?(?:combi|combination|system|regular|conventional|heat[ -]only|back boiler|unvented|vented|heat pump|lpg|flue)(?: boiler| cylinder)?(?: mean)?(?=\W*(?:$|[?.!,\n]|and\b|then\b|please\b))/giu;

export const withoutWordsAskedFor = (text: string): string =>
  /\bwhat|meaning/iu.test(text) ? text.replace(askedFor, (words) => ','.padEnd(words.length, ' ')) : text;
