import type { AskedFor } from '@pilotlight/contracts/values/asked-for';
import { wantsNoQuestions } from '../understanding/refusal';
import type { KindOfWork } from './worth-asking';

const forParts = 'Two minutes more, so they bring the right parts?';
const forQuote = 'Two minutes more, so they can quote it right first time?';
const forVisit = 'Two minutes more, so they come prepared?';

export const moreQuestion: Readonly<Record<KindOfWork, string>> = {
  repair: forParts,
  'boiler-swap': forQuote,
  'heat-pump': forQuote,
  flush: forQuote,
  upkeep: forVisit,
  'small-work': forParts,
};

export const moreAnswers = ['Yes, two minutes', 'No, that’s all'] as const;

const yes =
  /^\W*(?:y|yes|yeah|yep|yup|yh|aye|sure|go (?:on|ahead|for it)|of course|please do|happy to|why not|two minutes)\b/iu;
/** "Alright mate, any slots?" goes on; "alright then" is a yes. */
const yesAlone =
  /^\W*(?:ok|okay|fine|alright|all right|no problem|no worries)(?:\W+(?:then|mate|sure|yes|yeah|please|go on|go ahead|that['’]?s fine|why not))*\W*$/iu;
const stops =
  /\b(?:stop|bye|goodbye|that['’]?s (?:all|it|enough)|enough|no more|i['’]?m done|got to go|gotta go|have to go|later)\b/iu;

type Said = { readonly asked: AskedFor; readonly text: string };

export const choosesMore = (text: string): boolean => (yes.test(text) || yesAlone.test(text)) && !stops.test(text);

export const stillWantsMore = (said: readonly Said[]): boolean => {
  const at = said.findIndex(({ asked, text }) => asked === 'more' && choosesMore(text));
  return at >= 0 && !said.slice(at + 1).some(({ text }) => stops.test(text) || wantsNoQuestions(text));
};
