import type { TemplateChannels } from '@pilotlight/contracts/values/notification-template';
import Mustache from 'mustache';

/** An unknown variable, or braces that mean nothing. `suggestion` is the nearest name. */
export interface TemplateFault {
  readonly message: string;
  readonly name?: string;
  readonly suggestion?: string;
}

const furthest = 3;

const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1];
    for (const [index, against] of other.split('').entries())
      next.push(
        Math.min((row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1, (row[index] ?? 0) + (letter === against ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

const nearest = (name: string, known: readonly string[]): string | undefined =>
  known
    .map((each) => ({ each, far: distance(name, each) }))
    .filter(({ far }) => far <= furthest)
    .toSorted((one, other) => one.far - other.far)[0]?.each;

/** In order. Throws where the text is not a template. */
export const namesIn = (text: string): string[] =>
  Mustache.parse(text).flatMap(([kind, name]) => (kind === 'name' ? [name] : []));

/** `known` are the variables that the text may use; empty where nothing is wrong. */
export const lintText = (text: string, known: readonly string[]): TemplateFault[] => {
  let tokens: ReturnType<typeof Mustache.parse>;
  try {
    tokens = Mustache.parse(text);
  } catch {
    return [{ message: 'A variable isn’t closed: write {{name}}' }];
  }
  return tokens.flatMap(([kind, name]): TemplateFault[] => {
    if (kind === 'text') return [];
    if (kind !== 'name') return [{ message: `Only {{name}} is a variable, not {{${kind}${name}}}`, name }];
    if (known.includes(name)) return [];
    const suggestion = nearest(name, known);
    return [{ message: `Unknown variable: ${name}`, name, ...(suggestion && { suggestion }) }];
  });
};

/** As lintText, over all channels. */
export const lintChannels = ({ email, sms, whatsapp }: TemplateChannels, known: readonly string[]): TemplateFault[] =>
  [email.subject, email.body, sms.body, whatsapp.body].flatMap((text) => lintText(text, known));
