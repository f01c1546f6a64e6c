import type { Hazard } from '@pilotlight/contracts/values/safety';
import { plainWords } from '../tokenizer/plain-words';

/** A question, wish or expectation isn't something done. */
const asked =
  /\?$|^(?:is|are|has|have|do|does|did|can|could|what|how|why|when|where|who|will|would|should|please|need|if|whens|hows)\b/u;
const unsure =
  /\b(?:not|isnt|arent|hasnt|havent|hadnt|didnt|couldnt|cant|cannot|wont|never|nobody|noone|no one|unsafe|if|unless|until|till|maybe|might|perhaps|unsure|no idea|almost|nearly|hope|hopefully|yet|coming|on (?:their|the|his|its|her) way|waiting|will|gonna|going to|should|can|could|need|needs|want|wants|to be|get (?:it|them|someone)|trying|try|tried|wait|think|seems?|looks?|sounds?|keeps?|for now|partly|slowed|less)\b/u;

const specialists = String.raw`(?:cadent|sgn|ngn|northern gas(?: networks)?|wales (?:and|&) west|wwu|transco|national grid|phoenix(?: gas)?|firmus|calor|flogas|gas (?:man|men|guys?|lads?|bloke|board|people|engineers?|emergency(?: \w+)?|network|company|safe(?: \w+)?|service)|emergency (?:man|men|guys?|people|engineers?|services?|team|lot|gas(?: \w+)?)|fire (?:brigade|service|men|crew|engine)|firem[ae]n|firefighters?|(?:an |the |your )?(?:engineers?|electricians?|sparky|plumber)|they|theyve|(?:the |a )?(?:man|guy|bloke|fella|lads?))`;
const mended =
  '(?:made|making) (?:\\w+ ){0,3}safe|made safe|capped|isolated|fixed|sorted|repaired|stopped|disconnected|condemned|replaced|tightened|cleared|vented|(?:turned|shut|switched) (?:\\w+ ){0,4}off|(?:turned|shut|switched) off|put (?:\\w+ ){0,3}out|signed (?:\\w+ )?off|gave (?:\\w+ )?(?:the )?all clear|given (?:\\w+ )?(?:the )?all clear|(?:said|says) (?:its|it is|everythings|everything is|were) (?:all )?(?:safe|clear|ok|okay|fine)';
const bySpecialist = new RegExp(String.raw`\b${specialists}\b.{0,80}\b(?:${mended})\b`, 'u');
const cameAndWent = new RegExp(
  String.raw`\b${specialists} (?:has |have |had |s |ve )?(?:all )?been(?: (?:and (?:gone|left)|out|round|here|already|now|this morning|today|yesterday|last night))*(?: and\b.*)?$`,
  'u',
);
/** For a "he", only acts that nobody does to their own pipes. */
const byPronoun =
  /\b(?:he|hes|she|shes)\b.{0,60}\b(?:(?:made|making) (?:\w+ ){0,3}safe|capped|isolated|disconnected|condemned)\b/u;
const done =
  /\b(?:(?:its|is|been|all|thats|was|everythings|now) )+(?:made safe|capped|isolated|disconnected|signed off)\b|\bbeen (?:all )?(?:fixed|sorted|repaired)\b|^(?:and |so |all )?(?:made safe|capped|isolated|disconnected)\b|\b(?:got|had|have) (?:the )?all clear\b|^all clear\b/u;
/** A DIY gas repair proves nothing. */
const byOwnHand =
  /\b(?:i|ive|we|weve|myself|ourselves|husband|hubby|wife|dad|son|brother|mate|friend|neighbour|partner)\b(?! (?:had|got|have))/u;

const water = '(?:the )?(?:water|stop ?cock|stop ?tap|mains|supply)';
const byVisitor = new RegExp(
  String.raw`\b(?:turned|shut|switched|knocked) (?:${water} off|off ${water})\b|\b(?:turned|shut|switched) (?:it|everything) off (?:at|by|with) (?:the )?(?:stop ?cock|stop ?tap|stop ?valve|street)\b|\bwaters? (?:is |has been |all |now )*(?:turned |shut |switched )?off\b|\b(?:stopped|fixed|sorted) (?:it|the (?:leak|water|drip))\b|\b(?:got|have|had) (?:it|the (?:leak|water)) (?:stopped|sorted|fixed|turned off|off)\b|\b(?:it|its|thats|that|leak|leaks|leaking|drip|dripping|water|waters)(?: has| is| now| all| just| already| completely| finally)* (?:stopped|fixed|sorted|dried up)\b`,
  'u',
);

/** In pieces, so that a reason or a wish behind it stands apart. */
const pieces = (text: string): string[] =>
  plainWords(text)
    .split(
      /(?<=[.,;!?])|\b(?:(?:but|so|because|cos|coz|as|now i|now we)\b|and (?=(?:i|we|now|said|told|says|need|they said|can|could|want)\b))/u,
    )
    .map((piece) => piece.trim());

const tellsMadeSafe = (piece: string, hazard: Hazard): boolean => {
  if (asked.test(piece)) return false;
  const words = piece.replace(/[.,;!]+$/u, '');
  return (
    !unsure.test(words) &&
    (bySpecialist.test(words) ||
      cameAndWent.test(words) ||
      byPronoun.test(words) ||
      (done.test(words) && !byOwnHand.test(words)) ||
      (hazard === 'water-electrics' && byVisitor.test(words)))
  );
};

/** By somebody who may judge it or, for water, whoever stopped it. A smell that has gone or a silent alarm doesn't count. */
export const toldMadeSafe = (text: string, hazard: Hazard): boolean =>
  pieces(text).some((piece) => tellsMadeSafe(piece, hazard));

/** Only the act, its doer and its object; a danger in the same breath is left out. */
const telling = new RegExp(
  String.raw`\b${specialists}\b(?:(?:(?!\b(?:is|are|still|now|again)\b).){0,80}?\b(?:${mended})\b(?: (?:off|up))?(?: (?:the|a|that|our|my|it)\b)?(?: (?:gas|oil|small|little))?(?: (?:leak|leaks|smell|pipe|meter|boiler|supply)\b)?| (?:has |have |had )?(?:all )?been\b)`,
  'gu',
);

export const besidesMadeSafe = (text: string): string | null => {
  const all = pieces(text);
  const others = all.map((piece) => (tellsMadeSafe(piece, 'gas') ? piece.replaceAll(telling, ' ') : piece));
  return others.some((piece, index) => piece !== all[index]) ? others.join(' ') : null;
};

const perceived = String.raw`(?:smell\w*|stink\w*|stank|stunk|reek\w*|pong\w*|whiff\w*|odou?rs?|fumes?|leak\w*|drip\w*|hiss\w*|pour\w*|bubbl\w*|flood\w*|beep\w*|chirp\w*|buzz\w*|crackl\w*|sizzl\w*|glow\w*|tingl\w*|shocks?|sounding|going off|burning|sparks?|sparking|smok\w*|soot\w*)`;
const stillIll = String.raw`(?:dizzy|ill|sick|unwell|faint|poorly|rough|drowsy|sleepy|headaches?|heads?|naus\w*|light ?headed)`;

const comesBack = new RegExp(
  String.raw`\b(?:still|again|back)\b.{0,80}\b(?:${perceived}|gas)\b|\b(?:${perceived}|started)(?: \w+){0,3} (?:again|back)\b|\bits back\b|\bnot (?:really )?(?:safe|stopped|fixed|sorted)\b`,
  'u',
);

/** "But it still honks": whatever it still does that isn't being cold or off. */
const stillDoes = String.raw`\b(?:but|though|yet) (?:it|its|theres|there is|the \w+|that) (?:is )?still (?!(?:no|off|cold|out|broken|dead|not|wont|waiting|needs?|locked)\b)`;
const stillThere = new RegExp(
  String.raw`\bstill\b.{0,60}\b(?:${perceived}|gas|alarm\w*|${stillIll})\b|${stillDoes}`,
  'u',
);

export const tellsItIsStillThere = (text: string): boolean => stillThere.test(plainWords(text));

/** Whether the last report since the card is that it was made safe. Card and flag stay. */
export const isMadeSafe = (
  turns: readonly { readonly text: string; readonly safety: { readonly kind: string } }[],
  hazard: Hazard,
): boolean =>
  turns
    .slice(turns.findLastIndex(({ safety }) => safety.kind === 'hazard') + 1)
    .reduce(
      (safe, { text }) =>
        !tellsItIsStillThere(text) && (toldMadeSafe(text, hazard) || (safe && !comesBack.test(plainWords(text)))),
      false,
    );
