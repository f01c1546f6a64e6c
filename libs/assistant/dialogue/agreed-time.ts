import { lazyWallClockOf } from '../understanding/time/london-clock';
import { phrasesIn, plain } from '../understanding/time/phrases';

export type PersonsWord = { readonly text: string; readonly at: string; readonly answeredBy: string };

const arranges =
  /\b(?:book(?:ed|ing)?|see you|be (?:with you|there|round|over)|com(?:e|es|ing)|send(?:ing)?|pop|calls? (?:round|in|over)|put(?:ting)? you (?:in|down)|you['’]?re (?:in|down|on)|down for|all set|confirm(?:ed)?|agreed|appointment|visit|slot|arrive|call you|ring you)\b/iu;
/** "Callum at 2pm". */
const somebodyAt =
  /(?:^|[.,!]\s*|\b(?:have|got|with|for|it['’]?s)\s+)\p{Lu}\p{Ll}+(?:['’]ll be (?:there|with you))?,? (?:at|on|tomorrow|today)\b/u;
const affirms =
  /^\W*(?:yes|yeah|yep|ok|okay|great|perfect|lovely|fine|sounds|that (?:works|suits|['’]?s (?:fine|great|good|perfect))|thats (?:fine|great|good|perfect)|please|brilliant|ideal|deal|smashing|sure|no problem|see you|thanks|thank you|cheers)\b/iu;

const namesTime = ({ text, at }: PersonsWord): boolean =>
  phrasesIn(plain(text), lazyWallClockOf(at), true).some(({ pieces }) =>
    pieces.some(({ days, clock }) => Boolean(days?.from) || clock?.from !== undefined),
  );

export const hasAgreedTime = (words: readonly PersonsWord[]): boolean =>
  words.some((word) => {
    if (!(arranges.test(word.text) || somebodyAt.test(word.text) || word.text.includes('?')) || !namesTime(word))
      return false;
    return word.text.includes('?') ? affirms.test(word.answeredBy) : true;
  });
