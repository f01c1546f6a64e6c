import { z } from 'zod';

/**
 * The id of a piece that an answer was made of: `firm:<fact>`, `price:<what>`, `pair:<question>`, `site:<path>`, `card:<name>`,
 * `code:<maker>:<code>` or `place:<name>`; a bare word in events of before pieces had ids.
 */
const longest = 240;
export const answerSourceSchema = z.string().min(1).max(longest);
export type AnswerSource = z.infer<typeof answerSourceSchema>;

/** Cut to what an event takes: an address or a question may be longer. */
export const answerSource = (
  kind: 'firm' | 'price' | 'pair' | 'site' | 'card' | 'code' | 'place',
  name: string,
): AnswerSource => `${kind}:${name}`.slice(0, longest);

/** Of what a field of the training tells: "firm:opening-hours". */
export const firmSource = (field: string): AnswerSource =>
  answerSource(
    'firm',
    field.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`),
  );

const sentence = (words: string): string => {
  const spaced = words.replaceAll('-', ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** What a dashboard calls it: "Prices: Boiler service", "Website /boilers", "Vaillant F22". */
export const answerSourceLabel = (source: AnswerSource): string => {
  const [kind = '', ...rest] = source.split(':');
  const name = rest.join(':');
  if (name === '') return sentence(kind);
  switch (kind) {
    case 'firm':
      return sentence(name);
    case 'price':
      return `Prices: ${name}`;
    case 'pair':
      return `Answered before: ${name}`;
    case 'site':
      return `Website ${name}`;
    case 'card':
      return `Heating knowledge: ${name.replaceAll('-', ' ')}`;
    case 'code':
      return `${sentence(rest[0] ?? '')} ${rest.slice(1).join(':')}`;
    case 'place':
      return `Map: ${name}`;
    default:
      return sentence(source.replaceAll(':', ' '));
  }
};
