import { sentencesOf } from './read-words';
import { kindling, leftToTime, signsOfDanger, verdicts, worksOf } from './risky-things';

/* An allow-list: a sentence about what burns, is wired, holds a boiler together, or how somebody feels passes only by these. */

const person = String.raw`(?:team|engineers?|installers?|fitters?|electricians?|technicians?|professionals?|somebody|someone|we|they)`;
const does = String.raw`(?:look|see|check|test|fit|fix|repair|replace|service|work|visit|ring|call|come|install|move|swap|clean|quote|sort|deal|listen|find|handle|advise|answer|discuss|agree|measure|survey|inspect|examine|open|remove|bring|know|decide|confirm|talk|go|help|offer|supply|carry|need|get|cover|bleed|adjust)(?:s|es)?`;
const ofTheTrade = new RegExp(
  [
    String.raw`\b${person}(?:'ll| will| can| could| would| has to| have to| needs? to| must| should| may| might|'d| usually| also| do| does)* (?:like to |be able to |want to |always |first |then )?${does}\b`,
    String.raw`\bfor (?:the|our|an?|your) (?:\w+ ){0,3}${person}\b`,
    String.raw`\b(?:ask|asked|tell|told|let|passed|pass|put|leave) (?:\w+ ){0,2}(?:to |for |with )?(?:the|our|an?|your) (?:\w+ ){0,3}${person}\b`,
  ].join('|'),
  'u',
);
/** Somebody else speaks or acts, or the reader does: no work of the trade. */
const throughOthers =
  /\b(?:says?|said|recommends?|recommended|suggests?|suggested|reckons?|advises? (?:you|to|people)|thinks?|agrees? that|tells? (?:people|customers)|told (?:me|us)|happy for|lets?(?= you)|find(?:s)? (?:a|that|it)|before|until|meanwhile|in the meantime|while you wait)\b|\b(?:don't|do not|doesn't|won't|wouldn't) (?:need|bother|mind|worry|care)\b|\byou (?:can|could|may|might|should)\b/u;

const thanks =
  /^\s*(?:(?:ok|okay|right|great|perfect|lovely|ah|oh|hi|hello)[,. ]+)*(?:thanks|thank you|sorry|i'm sorry|noted|got it|understood|i understand|i(?:'ve| have|'ll| will) (?:noted?|pass(?:ed)?|add(?:ed)?|put|tell|told|ask(?:ed)?|made a note|mark(?:ed)?)|that's noted)\b/u;

const asks =
  /^(?!.*\b(?:why not|why don't|how about|what about|have you tried|did you try|have you thought|fancy|would it help|maybe|perhaps|couldn't you|can't you)\b)(?!.*\b(?:could|can|would|will) you (?!(?:please |also )?(?:send|take (?:a|another|some|one)|tell|describe|say|see|read|smell|hear|give|share|look|let|confirm|check (?:whether|if|what|that|the)|show|remember|reach|like|be|prefer|want|have)\b)).*\?\s*$/u;

const warnings: readonly RegExp[] = [
  /^(?:please |and |but |so )*(?:do not|don't|never|avoid)\b(?!.*\b(?:worry|panic|bother|need|ring|call|leave|mind)\b)/u,
  /\bonly (?:an? |the )?(?:\w+ ){0,3}(?:engineer|electrician)\b/u,
  /\bi (?:can't|cannot|couldn't) (?:tell|say|judge)\b(?!.*\bbut\b)/u,
  /\b(?:0800 111 ?999|gas emergency)\b|\b(?:ring|call|dial) 999\b/u,
];
const careful: readonly RegExp[] = [
  /\b(?:send|take|upload|share|add|attach)\b.{0,40}\b(?:photos?|pictures?)\b/u,
  /^(?:please |then |and |so )*(?:turn|switch)\b(?!.*\b(?:on|back|again)\b).*\boff\b/u,
  /\b(?:timer|programmer)\b(?!.*\b(?:wir\w*|covers?|screw\w*|terminals?)\b)/u,
  /\b(?:gas|fire) safety certificates?\b/u,
  /\bcodes? (?:usually |often |can )?means?\b(?!.*\b(?:you|your|so|just|only)\b)/u,
];
const ofTheJob =
  /\b(?:quotes?|quoted|surveys?|depends?|prices?|costs?|warranty|guarantee|included|new boiler|certificates?|code|usually means|can be noisy)\b/u;
const byHand =
  /\b(?:unclip|slid|slip|pull|lift|pop|pris|unscrew|undo|loosen|cut|saw|drill|glu|tap(?:e|ing|ed)\b|wedg|jam|prop\b|twist|join|bridg|short|bypass|bend|stuff|block|push|wiggl|hold|strik|flick|light\b|lit\b|off\b|you\b|your(?:self)?\b)\w*/u;

const isOfTheTrade = (sentence: string): boolean => ofTheTrade.test(sentence) && !throughOthers.test(sentence);

const passes = (sentence: string): boolean =>
  asks.test(sentence) ||
  warnings.some((each) => each.test(sentence)) ||
  (thanks.test(sentence) && !byHand.test(sentence.replace(/\b(?:thank )?you(?:r)?\b/gu, ''))) ||
  isOfTheTrade(sentence) ||
  careful.some((each) => each.test(sentence)) ||
  (ofTheJob.test(sentence) && !byHand.test(sentence) && !kindling.test(sentence) && !signsOfDanger.test(sentence));

const isRisky = (sentence: string): boolean =>
  kindling.test(sentence) || worksOf.test(sentence) || signsOfDanger.test(sentence);

const judges = (sentence: string): boolean =>
  (verdicts.test(sentence) || leftToTime.test(sentence)) &&
  !/\b(?:if|whether)\b|\?\s*$/u.test(sentence) &&
  !/^(?:sorry|thanks)\b/u.test(sentence);

export const isUnweighed = (plain: string): boolean =>
  sentencesOf(plain).some((sentence) => judges(sentence) || (isRisky(sentence) && !passes(sentence)));
