import { readWords } from '../reading/words';

const yes = new Set(
  'yes y ye yeah yea yep yup aye yh yas ya si oes ydw ydy tak haan han ji sure definitely correct now still maybe possibly probably perhaps dunno unsure bit think might slightly faintly sometimes both strong getting worse happening help please'.split(
    ' ',
  ),
);
const no = new Set(
  'no nope nah na naw never not none nothing dont isnt wasnt false nie nahi nahin nage nac dim ddim safe fine over fixed sorted joke joking kidding'.split(
    ' ',
  ),
);
const doubtful = new Set([
  'not sure',
  'dont know',
  'no idea',
  'not certain',
  'cant tell',
  'not really sure',
  'dont no',
]);

/** How a clarifying question was answered. Doubt counts as yes; words of neither side answer nothing. */
export const readAnswer = (text: string): 'yes' | 'no' | null => {
  const words = readWords(text).map((word) => word.text);
  const pairs = words.map((word, index) => `${word} ${words[index + 1] ?? ''}`);
  if (pairs.some((pair) => doubtful.has(pair))) return 'yes';
  const first = words.find((word) => yes.has(word) || no.has(word));
  if (first === undefined) return null;
  if (words[0] !== undefined && yes.has(words[0])) return 'yes';
  return no.has(first) || words.some((word) => no.has(word)) ? 'no' : 'yes';
};
