import { isSpokenAgainst, sentencesOf } from './read-words';

const time = String.raw`\b(?:today|tonight|tomorrow|this (?:morning|afternoon|evening|week)|(?:on |next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)|o'clock|noon|midday|at \d{1,2}\b|(?:within|in) (?:an?|the|one|two|three|\d+)(?: next)? (?:hours?|minutes?|half)|in half an hour|straight away|right away|right now|immediately|asap|shortly|(?:after|before|by|around) lunch(?:time)?|later (?:today|on)|first thing|on (?:the|their|his|her|our) way)`;
const coming = String.raw`(?:be there|be with you|be round|be out|see you|come|come (?:out|over|round)|arrive|visit|attend|pop (?:in|over|round)|call round|turn up|get to you|drop by|have (?:someone|somebody|an? \w+|our \w+) (?:with you|there|out|round)|send (?:you )?(?:someone|somebody|an? \w+|our \w+|one))`;

const promises: readonly RegExp[] = [
  /\b(?:i|we)(?:'ve| have| just)*\s(?:now |just |also )*(?:booked|scheduled|arranged|pencilled|reserved|slotted|confirmed|secured|put|got you (?:down|in))\b(?=.*\b(?:you|visit|appointment|slot|engineer|in for|down for|time|booking|survey|mon|tue|wed|thu|fri|sat|sun)\w*)(?!.*\b(?:request|details|note|question)\b)/u,
  /\b(?:you're|you are|you're all|it's|it is|that's|that is|all) (?:now |all |already )*(?:booked|scheduled|pencilled|confirmed|arranged)\b/u,
  /\b(?:visit|appointment|booking|slot|survey|engineer) (?:is|has been|was|are) (?:now |all |already )*(?:booked|confirmed|scheduled|arranged|reserved|secured|on (?:the|his|her|their) way)\b/u,
  new RegExp(String.raw`(?:\b(?:will|'ll|shall|going to|can|could)\b|'ll) (?:\w+ ){0,2}${coming}\b.*${time}`, 'u'),
  new RegExp(String.raw`${time}.{0,20}(?:\b(?:will|shall|going to)\b|'ll) (?:\w+ ){0,2}${coming}\b`, 'u'),
  new RegExp(String.raw`\bsee you\b.{0,20}${time}`, 'u'),
  new RegExp(String.raw`\bexpect (?:us|him|her|them|an? \w+|someone|somebody)\b.*${time}`, 'u'),
  new RegExp(String.raw`\byour (?:slot|visit|appointment|booking|survey) (?:is|will be)\b.*${time}`, 'u'),
  /(?:\bis|\bare|'s|'re) coming (?:at|on|today|tomorrow|out|over|round|by|this|next|within|to you)\b/u,
  /\b(?:engineer|someone|somebody|team|we|van)(?:'s|'re| is| are) (?:already |now )*(?:coming (?:out|over|round|to you|today|tomorrow|on))\b/u,
  /(?:'s|'re|\bis|\bare) (?:already |now |just )*(?:on (?:the|their|his|her|our) way|heading (?:to|over|out|round|your)|en route|setting off)\b/u,
  /\b(?:van|engineer|team|lads?|colleague|we|he|she|they)(?:'ve|'s| has| have) (?:just |already )*(?:left|set off|been sent|been dispatched)\b/u,
  /(?:\bwill|'ll|\bgoing to) (?:\w+ ){0,2}(?:call|ring|phone)\b.*\b(?:within|in|under) (?:the|an?|half|one|two|\d+)(?: an?| next)? (?:hours?|minutes?|mins?)\b/u,
  /(?:\bwill|'ll) (?:definitely|certainly|surely|guarantee\w*|promise) /u,
];

const isPromise = (sentence: string): boolean =>
  promises.some((each) => {
    const { index } = each.exec(sentence) ?? {};
    return (
      index !== undefined &&
      !isSpokenAgainst(sentence, index) &&
      !/^(?:when|which|what|do|does|if|whether)\b/u.test(sentence)
    );
  });

export const promisesVisit = (plain: string): boolean => sentencesOf(plain).some(isPromise);
