import { readWords } from '../tokenizer/words';
import { englishWords } from './english-words';
import { type Language, languages } from './languages';

export type Told = Language | 'unknown';

const byWord = new Map<string, Language[]>();
for (const language of languages)
  for (const word of language.words)
    for (const { text } of readWords(word))
      if (!englishWords.has(text)) byWord.set(text, [...(byWord.get(text) ?? []), language]);

const scripts = new Map(
  [...new Set(languages.map(({ script }) => script))]
    .filter((script) => script !== 'Latin')
    .map((script) => [script, new RegExp(String.raw`\p{Script=${script}}`, 'gu')]),
);
const foreign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu;
const beyondAscii = /[^\0-\x7f]/;
/** Letters of another script: fewer may be a sign or a joke. */
const fewestLetters = 3;

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

const mostSaid = (
  text: string,
  among: (language: Language) => boolean,
): { language: Language | null; times: number } => {
  const counts = new Map<Language, number>();
  for (const word of new Set(readWords(text).map((each) => each.text)))
    for (const language of byWord.get(word) ?? [])
      if (among(language)) counts.set(language, (counts.get(language) ?? 0) + 1);
  const times = Math.max(0, ...counts.values());
  return { language: languages.find((each) => times > 0 && counts.get(each) === times) ?? null, times };
};

const byScript = (text: string): Told | null => {
  if (!beyondAscii.test(text)) return null;
  const letters = countOf(text, foreign);
  if (letters < fewestLetters || letters < countOf(text, /\p{Script=Latin}/gu)) return null;
  for (const [script, each] of scripts) {
    if (countOf(text, each) * 2 < letters) continue;
    const ofScript = languages.filter((language) => language.script === script);
    const byLetters = ofScript.find(({ letters: own = '' }) => Array.from(own).some((letter) => text.includes(letter)));
    return (
      byLetters ?? mostSaid(text, (language) => language.script === script).language ?? ofScript.at(-1) ?? 'unknown'
    );
  }
  return 'unknown';
};

const [enough, fewWords] = [2, 3];

/** Null for English, and where too little is known. Linear. */
export const languageOf = (text: string): Told | null => {
  const ofScript = byScript(text);
  if (ofScript) return ofScript;
  const { language, times } = mostSaid(text, ({ script }) => script === 'Latin');
  if (!language) return null;
  const words = readWords(text);
  const english = words.filter((word) => englishWords.has(word.text)).length;
  if (times < enough && (words.length > fewWords || text.includes('@'))) return null;
  return times > english ? language : null;
};
