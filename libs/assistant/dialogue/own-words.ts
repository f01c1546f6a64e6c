import type { Training } from '@pilotlight/contracts/values/training';
import { allowedPrices } from '../interlock/allowed-prices';
import { checkReply } from '../interlock/check-reply';
import { sentencesOf } from './website-passages';

const shortest = 8;
const longest = 300;

type Taught = Pick<Training, 'businessInfo' | 'prices' | 'facts' | 'pairs'>;

const known = new WeakMap<Training['businessInfo'], readonly string[]>();

const read = ({ businessInfo, ...amounts }: Taught): readonly string[] => {
  const rules = { emergency: false, allowedPrices: allowedPrices(amounts) };
  return [businessInfo.description, businessInfo.specialties, businessInfo.additionalInfo]
    .flatMap((text) => sentencesOf(text))
    .filter((sentence) => sentence.length >= shortest && sentence.length <= longest)
    .filter((sentence) => checkReply(sentence, rules).kind === 'ok');
};

/** What the firm has written about itself, sentence by sentence, without what no assistant may say. Read once. */
export const ownWords = (training: Taught): readonly string[] => {
  const passages = known.get(training.businessInfo) ?? read(training);
  known.set(training.businessInfo, passages);
  return passages;
};
