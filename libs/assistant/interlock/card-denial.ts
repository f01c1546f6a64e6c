import type { Hazard } from '@pilotlight/contracts/values/safety';
import { refusesToSay } from '../understanding/refusal';
import type { AskedFor } from '@pilotlight/contracts/values/asked-for';
import { readAnswer } from './yes-or-no';
import { toldMadeSafe } from './made-safe';
import { plainWords } from '../tokenizer/plain-words';

export const itIsHappening = 'It’s happening now';
export const nothingLikeIt = 'No, nothing like that';

export type DenialBasis = 'denied' | 'over';

const plainYes =
  /^(?:yes|yeah|yep|yup|aye|yh)(?:[ ,]+(?:please|it is|there is|still|now|right now|definitely|it does|i can|we can|happening|its happening))*[.! ]*$/u;
const happeningNow = /^(?:(?:yes|yeah|yep)[ ,]+)?(?:its|it is|this is|thats|still)(?: still)? happening\b/u;

/** Doubt, or fear that it goes on or comes back, is no denial. */
const doubt =
  /\b(?:if|when|until|unless|again|still|maybe|might|perhaps|think|not sure|unsure|dont know|no idea|keeps?|almost|nearly|hope|hopefully|sometimes|yet|for now|seems?|worse)\b/u;
/** After a "but", only a request to the firm is free of danger. */
const furtherDanger =
  /\bbut\b(?!.*\b(?:prices?|quotes?|costs?|book|booked|engineer|service|appointment|visit|someone|somebody)\b)/u;

/** A lack is no denial: "no water", "nobody answers", "can't get out". */
const lack =
  /\bno (?:hot |running )?(?:heat|heating|water|power|electric|electrics|electricity|signal|answer|reply|pressure|credit|one|body|time|way|alarm)\b(?! (?:going|sounding|beeping|ringing|has gone|is ill|is sick|is unwell|feels))/u;
const unable = /\b(?:cant|cannot|couldnt|wont|unable)\b(?! (?:smell|hear|see|feel|detect|notice))/u;
const undone = /\b(?:havent|have not|didnt|did not)(?: \w+)?[.! ]*$/u;
const bareNo = /^(?:no|nope|nah|nah ta|no ta|no thanks?|no thank you|never)[.! ]*$/u;

const isOver = /\b(?:stopped|gone|sorted|fixed|cleared|capped|off|now)\b/u;

const unlike =
  /\b(?:nothing|none|not|isnt|anything) (?:\w+ )?(?:like that|like this|of that|of the kind|of the sort|of those)\b/u;
const nothingOfIt =
  /\bno (?:\w+ )?(?:danger|emergency|leaks?|gas|fumes|smoke|fire|flames|sparks|headaches?|dizziness|symptoms|smells?|alarms? (?:going|sounding|beeping|ringing))\b/u;
const notIt = /\bnot (?:an? |any )?(?:emergency|dangerous|danger|gas|fire|carbon monoxide)\b/u;
const nobodyIll =
  /\b(?:nobody|noone|no one)(?:s| is| feels| has)? (?:feeling |been )?(?:ill|sick|unwell|poorly|dizzy)\b/u;
const alarmQuiet = /\balarms? (?:is not|isnt|has not|hasnt|not) (?:been )?(?:going off|gone off|sounding|beeping)\b/u;
const misheard =
  /\b(?:wrong card|false alarm|misunderstood|misunderstanding|misread|got (?:it|that|me) wrong|wrong end of the stick|wrong idea|never (?:said|mentioned)|didnt (?:say|mention|mean)|not what i (?:said|meant|asked|mean))\b/u;
const denials = [unlike, nothingOfIt, notIt, nobodyIll, alarmQuiet, misheard];

const farFromElectrics =
  /\b(?:nowhere near|no where near|not near|not anywhere near|isnt near|isnt anywhere near|not close to|not touching|well away from|far from|away from) (?:\w+ ){0,3}(?:electrics?|electrical|electricity|sockets?|wires?|wiring|plugs?|fuse ?box|lights?|switches)\b/u;

const onlyWater =
  /\b(?:just|only) (?:a )?(?:bit of |small |slow |little |wee )?(?:water|drips?|dripping|leaking (?:a bit of )?water|water leak\w*)\b/u;

const ended =
  /\b(?:it|its|thats|that|leak|leaks|drip|dripping|water|waters|smell|smells|noise) (?:(?:has|is|now|all|just|already|completely|finally) ){0,3}(?:stopped|gone|cleared up|dried up|fixed|sorted)(?: (?:now|away|completely|already|today|yesterday|thanks?|thank you|by itself|on its own))*$/u;
const switchedOff =
  /^(?:(?:no|ok|okay|well|right) )?(?:its|it is|(?:the )?boilers|(?:the )?boiler is|(?:the )?heatings|(?:the )?heating is|everythings|everything is) (?:(?:all|been|already|now) ){0,2}(?:(?:turned|switched|shut) )?off(?: (?:now|already|thanks|at the mains|at the wall))*$/u;
const allWell =
  /\b(?:all|its|it is|everythings|everything is|were all) (?:safe|fine|clear|sorted)(?: (?:now|again|here|thanks))*$/u;
const endings = [ended, allWell];

const asksSomething =
  /\?$|^(?:is|are|has|have|do|does|did|can|could|what|how|why|when|where|who|will|would|should|whats|hows)\b/u;

const statements = (words: string): string[] =>
  words
    .split(/(?<=[.,;!?])/u)
    .map((piece) => piece.trim())
    .filter((piece) => !asksSomething.test(piece))
    .map((piece) => piece.replace(/[.,;!]+$/u, ''));

/** Monoxide has no smell, and a silent alarm doesn't prove clean air. */
const saysNothingOfMonoxide = (words: string): boolean =>
  (/\bsmells?\b/u.test(words) && !denials.some((denial) => denial !== nothingOfIt && denial.test(words))) ||
  (/\b(?:alarms?|beeps?|beeping|bleeping)\b/u.test(words) && /\b(?:stopped|gone quiet|silent)\b/u.test(words));

/** Switching off because of monoxide comes after the harm. */
const ownWords = (said: readonly string[], hazard: Hazard): DenialBasis | null => {
  const says = (pattern: RegExp): boolean => said.some((piece) => pattern.test(piece));
  if (endings.some(says) || (hazard !== 'carbon-monoxide' && says(switchedOff))) return 'over';
  return denials.some(says) || says(hazard === 'water-electrics' ? farFromElectrics : onlyWater) ? 'denied' : null;
};

/** A "no" to the question for a number refuses the number, and doesn't deny the card. */
const refuses = (text: string, words: string, asked: AskedFor): boolean =>
  refusesToSay(text) || (asked === 'contact' && bareNo.test(words));

/** How a card that was shown for a likeness alone is answered. Doubt and talk of something else leave it as it is. */
export const answerToCard = (text: string, hazard: Hazard, asked: AskedFor): 'confirmed' | DenialBasis | null => {
  const words = plainWords(text);
  if (plainYes.test(words) || happeningNow.test(words)) return 'confirmed';
  if (doubt.test(words) || furtherDanger.test(words) || lack.test(words) || unable.test(words) || undone.test(words))
    return null;
  if (refuses(text, words, asked) || (hazard === 'carbon-monoxide' && saysNothingOfMonoxide(words))) return null;
  const said = statements(words);
  if (said.length > 0 && readAnswer(text, false) === 'no') return isOver.test(words) ? 'over' : 'denied';
  return toldMadeSafe(text, hazard) ? 'over' : ownWords(said, hazard);
};
