import type { Say } from '../tokenizer/learned-weights';
import { holdsQuestion } from './holds-question';
import { sayFeatures } from './subject-features';
import { topicsFoundIn } from './topic-ways';

/** A sentence's words, which topics were found in it, and whether it asks. */
export const sayTopicFeatures = (sentence: string, say: Say): void => {
  say('always');
  const asks = holdsQuestion(sentence) ? 'asked ' : 'told ';
  say(asks);
  for (const [topic, as] of topicsFoundIn(sentence)) {
    say(as, ' ', topic);
    say(asks, topic);
  }
  sayFeatures(sentence, say);
};

/** A message in its sentences, each of which may be about something else. */
export const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.?!;\n])\s+/u).filter((each) => /[\p{L}\d]/u.test(each));
