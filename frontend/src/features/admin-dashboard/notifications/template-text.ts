import { lintText } from '@pilotlight/notifications/lint-template';

/** A piece of a template's text: words, or a variable in its braces. */
export interface TextPart {
  readonly text: string;
  readonly kind: 'words' | 'variable' | 'unknown';
  /** Where it begins. */
  readonly at: number;
}

const braces = /(\{\{[^{}]*\}\})/u;
const nameOf = (part: string): string => part.slice(2, -2).trim();

/** The text in pieces that together are the text. */
export const textParts = (text: string, variables: readonly string[]): TextPart[] => {
  let at = 0;
  return text.split(braces).flatMap((part): TextPart[] => {
    const begins = at;
    at += part.length;
    if (part === '') return [];
    if (!braces.test(part)) return [{ text: part, kind: 'words', at: begins }];
    return [{ text: part, kind: variables.includes(nameOf(part)) ? 'variable' : 'unknown', at: begins }];
  });
};

/** What is wrong with a text, and what to put in whose place where that is known. */
export interface TextProblem {
  readonly message: string;
  readonly fix?: { readonly name: string; readonly from: number; readonly to: number };
}

/** The first thing that is wrong with a text; null where nothing is. */
export const problemOf = (text: string, variables: readonly string[]): TextProblem | null => {
  const [fault] = lintText(text, variables);
  if (!fault) return null;
  const { message, name, suggestion } = fault;
  const part = textParts(text, variables).find((each) => each.kind === 'unknown' && nameOf(each.text) === name);
  if (!suggestion || !part) return { message };
  return { message, fix: { name: suggestion, from: part.at, to: part.at + part.text.length } };
};

/** The names in braces that stand for nothing. */
export const unknownNames = (text: string, variables: readonly string[]): string[] =>
  textParts(text, variables).flatMap(({ kind, text: part }) => (kind === 'unknown' ? [nameOf(part)] : []));
