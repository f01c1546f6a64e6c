const start = String.raw`(?:^|[.,;!]\s*|\b(?:thanks|thank you|cheers|ok|okay|great|perfect|and|but|so)\s+)`;
/** "When the heating is on", "when I run a tap": describes when, and asks nothing. */
const tellsWhen =
  "(?:(?:the|my|our) (?:heating|boiler|(?:hot )?water|taps?|shower|radiators?|rads?|pump|system)|it(?:['’]?s| is| starts| stops| comes| goes| fires| lights| turns| runs| heats)|(?:i|we) (?:turn|run|put|switch|use|open|press|call|ring)|(?:the engineer|he|she) (?:calls|comes|rings|arrives))";
/** "Will let you know", "will book again next year": what the visitor does. */
const ownDoing = 'book|rebook|call|ring|phone|let you|do|try|get back|send|check|think|leave|wait|pay|take|stick|speak';
const asking = `when(?! ${tellsWhen}\\b)s?|whats?|hows?|whos?|wheres?|whys?|which|can|could|will(?! (?:${ownDoing})\\b)|would|do|does|are|is|(?:have|did|should|shall|am|r) (?:you|u|ya|i|we|they)|any (?:chance|idea)`;
/** "Can’t right now", but "can’t you come sooner". */
const denies = "(?!['’]t\\b(?! (?:you|u|ya|i|we|they|he|she|it|someone|anyone)\\b))";
const question = new RegExp(String.raw`\?|${start}(?:${asking})\b${denies}`, 'iu');

/** What is called after somebody asks nothing: "are you thick?". */
const insult =
  /\b(?:are|r) (?:you|u|ya|yous) (?:\p{L}+ )?(?:thick|stupid|dumb|daft|deaf|blind|joking|kidding|for real|having a laugh|taking the (?:piss|mick|mickey))\b\s*\?*/iu;
const insults = new RegExp(insult, 'giu');

/** True where a message asks something, with or without its question mark. */
export const holdsQuestion = (text: string): boolean =>
  question.test(text) && (!insult.test(text) || question.test(text.replaceAll(insults, '.')));
