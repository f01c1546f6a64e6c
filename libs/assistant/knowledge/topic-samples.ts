import { z } from 'zod';
import { readKnowledge } from './read-knowledge';
import { type Topic, topicCards, topicNames, topicsFoundIn } from './topic-ways';

const lineSchema = z.strictObject({ topics: z.array(z.enum(topicNames)), text: z.string().min(1) });

interface TopicSample {
  readonly text: string;
  readonly topics: readonly Topic[];
}

/** All that the topics are learned from: lines with all that they are about, and each way of saying by itself. */
export const topicSamples = (): readonly TopicSample[] => {
  const ways = new Set(topicCards.flatMap(({ asked }) => asked));
  return [
    ...readKnowledge('topic-lines', z.array(lineSchema)),
    ...Array.from(ways, (text): TopicSample => ({ text, topics: [...topicsFoundIn(text).keys()] })),
  ];
};
