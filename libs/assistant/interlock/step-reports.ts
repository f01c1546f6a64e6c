import { plainWords } from '../tokenizer/plain-words';

/** "stuck": somebody can't get out. */
export type StepDone = 'outside' | 'windows' | 'rang' | 'stuck';

const asked =
  /\?$|^(?:is|are|has|have|do|does|did|can|could|what|how|why|when|where|who|will|would|should|shall|if|please)\b/u;
const undone =
  /\b(?:not|isnt|arent|hasnt|havent|didnt|couldnt|cant|cannot|wont|dont|never|nobody|noone|if|unless|until|before|should|shall|going to|gonna|about to|need to|have to|trying|tried|want|refus\w+|still inside|back inside|came back|come back|went back|gone back)\b/u;
/** "The pipe outside", "the smell is outside": a thing is there, not who writes. */
const thingOutside =
  /\b(?:smell\w*|pipes?|meters?|flue|tank|boiler|unit|tap|noise|leak\w*|water|light|alarm|box|wall)\b(?: \w+){0,4} outside\b|\boutside (?:pipe|meter|tap|wall|light|unit|tank|boiler|the (?:bathroom|kitchen|door))\b/u;

const who = String.raw`(?:i|im|ive|we|were|weve|all|every(?:one|body)s?|both|us|stood|standing|sat|sitting|waiting|now|got|gone|moved|family|kids|me and \w+|baby|nan|mum|dad)`;
const home = '(?:the |my |our |that )?(?:house|flat|home|building|property|place|gaff|bungalow)';
const away = String.raw`(?:outside|out ?doors|in the (?:back )?(?:garden|street|car|road|yard|drive|car park)|on the (?:street|road|drive|pavement|doorstep|path)|(?:at|in|round|with) (?:the |my |our |a )?(?:neighbou?rs?|mates?|friends?|sisters?|mums?)|next door|out(?: of| the) ${home}|out (?:in|into) the (?:fresh air|open|garden|street))`;
const outside = [
  new RegExp(String.raw`\b${who}\b(?: \w+){0,4} ${away}\b`, 'u'),
  new RegExp(String.raw`^(?:ok |okay |right |yes |yeah |now )*(?:all )?${away}(?: now| already)*$`, 'u'),
  new RegExp(
    String.raw`\b(?:left|vacated|evacuated|out of|got out of|out) ${home}\b|\b(?:all |were )?evacuated\b`,
    'u',
  ),
  /\b(?:got|took|taken|getting) (?:everyone|everybody|us all|us|them|the kids|(?:the )?(?:baby|family)) (?:all )?out\b|\b(?:were|everyones|everybodys|everyone is) (?:all )?out(?: now)?$/u,
];
const windows =
  /\b(?:windows?|doors?)(?: \w+){0,3} (?:open|opened)\b|\b(?:open|opened|opening)(?: \w+){0,3} (?:windows?|doors?)\b/u;
const rang =
  /\b(?:rang|rung|called|phoned|ringing|calling|phoning|spoke(?:n)? to|spoken with|on the phone (?:to|with)|been on to|got through to) (?:\w+ ){0,2}(?:them|number|cadent|sgn|ngn|wwu|999|0800|gas (?:emergency|people|board|company|line|network)|emergency|fire (?:brigade|service)|helpline|it)\b|\b(?:cadent|sgn|they|theyre|gas (?:man|people|engineer)|fire (?:brigade|engine))(?: \w+){0,2} (?:on (?:the|their|its|his) way|coming(?: out| now)?|sending)\b/u;

const stuck =
  /\b(?:cant|cannot|couldnt|unable to|not able to|wont be able to|struggl\w+ to) (?:\w+ ){0,2}(?:(?:get|go|come|climb|make it|move)(?: \w+){0,2} (?:out(?! (?:to|there|of hours|until|till|on|in))|outside|down(?:stairs)?|stairs)|leave|walk|move)\b|\b(?:trapped|stuck (?:in|inside|upstairs|indoors)|locked in)\b/u;

const steps: readonly (readonly [StepDone, readonly RegExp[]])[] = [
  ['rang', [rang]],
  ['outside', outside],
  ['windows', [windows]],
];

/** Ringing goes before leaving, leaving before the windows. Null where the message asks, denies or reports none. */
export const stepDoneIn = (text: string): StepDone | null => {
  if (stuck.test(plainWords(text))) return 'stuck';
  const told = plainWords(text)
    .split(/(?<=[.,;!?])|\band (?=(?:i|im|ive|we|weve|were)\b)/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '' && !asked.test(piece) && !undone.test(piece))
    .map((piece) => piece.replace(/[.,;!]+$/u, ''));
  const isTold = ([step, ways]: (typeof steps)[number]): boolean =>
    told.some((piece) => ways.some((way) => way.test(piece)) && !(step === 'outside' && thingOutside.test(piece)));
  return steps.find(isTold)?.[0] ?? null;
};
