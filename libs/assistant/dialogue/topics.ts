import { read } from '../tokenizer/mentions';
import { dictionaryOf, type WordList } from '../tokenizer/word-list';
import { topicWords } from './topic-words';

export type Topic = keyof typeof topicWords;

// The closer a topic is to what the visitor can act on, the earlier it stands.
const topics = Object.keys(topicWords) as Topic[];
const meanings = topics.map((topic): [Topic, WordList] => [topic, topicWords[topic]]);
const dictionary = dictionaryOf(
  meanings,
  new Set(topics),
  'leaving leading leaning learning lead leads lean leap look looks took hook cook lost coast notes pleasure present measure quite quiet quit quota',
  '',
);

export const topicsOf = (text: string): ReadonlySet<Topic> =>
  new Set(read(text, dictionary).mentions.map(({ meaning }) => meaning));
