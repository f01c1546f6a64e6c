const start = String.raw`(?:^|[.,;!]\s*|\b(?:thanks|thank you|cheers|ok|okay|great|perfect|and|but|so)\s+)`;
const asking =
  'whens?|whats?|hows?|whos?|wheres?|whys?|which|can|could|will|would|do|does|are|is|(?:have|did|should|shall|am|r) (?:you|u|ya|i|we|they)|any (?:chance|idea)';
const question = new RegExp(String.raw`\?|${start}(?:${asking})\b`, 'iu');

/** True where a message asks something, with or without its question mark. */
export const holdsQuestion = (text: string): boolean => question.test(text);
