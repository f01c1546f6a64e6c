import { readWeights } from '../learned/read-weights';
import { LearnedWeights } from '../tokenizer/learned-weights';
import { memoizePerTick } from '../tokenizer/memoize-per-tick';
import { sayTopicFeatures, sentencesOf } from './topic-features';
import { type Topic, topicNames } from './topic-ways';

const weights = new LearnedWeights(readWeights('topic-weights'));

/** What a message is about. Each sentence is weighed for each topic by itself; a weight speaks for the topic above zero, against it below. */
export const topicsOf = memoizePerTick((text: string): ReadonlySet<Topic> => {
  const sums = sentencesOf(text).map((sentence) => weights.sumsOfEach((say) => sayTopicFeatures(sentence, say)));
  return new Set(topicNames.filter((_, at) => sums.some((each) => (each[at] ?? 0) > 0)));
});
