import { z } from 'zod';

/**
 * The id of a piece that an answer was made of: `firm:<fact>`, `price:<what>`, `pair:<question>`, `site:<path>`, `card:<name>`,
 * `code:<maker>:<code>` or `place:<name>`; a bare word in events of before pieces had ids.
 */
export const answerSourceSchema = z.string().min(1).max(240);
export type AnswerSource = z.infer<typeof answerSourceSchema>;

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
