import { type Answer, told } from './answer';

const rate =
  /\bapr\b|\binterest[- ](?:rates?|free)\b|\brates? of interest\b|\b(?:what|any|much|pay|charge|have) interest\b/iu;
const aRate = /\d\s?(?:%|per ?cent)|\binterest[- ]free\b|\bno interest\b/iu;
const none = /^(?:no\b|none\b|not\b|sorry\b|we (?:don['’]?t|do not)\b)/iu;

/** Asks what paying monthly costs, and not whether it can be had. */
export const asksRate = (text: string): boolean => rate.test(text);

/** Where there is no finance, there is no rate either. */
export const tellsRate = (words: string): boolean => aRate.test(words) || none.test(words);

export const finance: Answer = (_, { facts }) =>
  /^(?:no|none)\W*$/iu.test(facts?.finance?.trim() ?? '')
    ? 'We don’t offer finance.'
    : told(facts?.finance, 'Yes, we offer finance:');
