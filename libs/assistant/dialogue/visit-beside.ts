import { emptyTraining } from '@pilotlight/contracts/values/training';
import { answerTo } from './answers';
import { placeAskedAbout } from './area-answer';
import { partsOf } from '../knowledge/message-parts';
import type { DialogueInput } from './dialogue';
import { withheldAnswer } from './flows';
import type { Topic } from '../knowledge/topic-ways';
import { topicsOf } from '../knowledge/topics';

const visit: ReadonlySet<Topic> = new Set<Topic>(['visit']);
/** "Do you come out to Otley" asks about the area and requests no visit. */
const onlyAsksIfDone = /^\W*(?:(?:so|and|hi|hello|hiya)\s+)?(?:do|does|did) (?:you|u|ya|ye|they)\b/iu;

export const visitBeside = ({ text, turn, information = emptyTraining }: DialogueInput): string | null => {
  const { businessInfo, flows, prices } = information;
  const asked = partsOf(text).some((part) => topicsOf(part).has('visit') && !onlyAsksIfDone.test(part));
  if (!asked || placeAskedAbout(businessInfo.coverageArea, text)?.inside === false) return null;
  return withheldAnswer(visit, flows) ?? answerTo(visit, { turn, setsPrices: prices.length > 0, isOfAFault: false });
};
