import { SegmentedMessage } from 'sms-segments-calculator';

const replacements: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛`´]/gu, "'"],
  [/[“”„«»]/gu, '"'],
  [/[‐‑‒–—―]/gu, '-'],
  [/…/gu, '...'],
  [/[\u00a0\u2000-\u200a\u202f\u3000]/gu, ' '],
];

/** Plain signs for typographic ones: one curly apostrophe would halve what fits. */
export const gsm = (text: string): string => replacements.reduce((so, [from, to]) => so.replace(from, to), text);

export interface SmsLength {
  readonly encoding: 'GSM-7' | 'UCS-2';
  readonly characters: number;
  readonly segments: number;
  readonly capacity: number;
}

export const capacities = { 'GSM-7': { one: 160, each: 153 }, 'UCS-2': { one: 70, each: 67 } } as const;

/** As the networks count: 160 in one segment, 153 in each of several; 70 and 67 where a sign needs more than seven bits. */
export const smsLength = (text: string): SmsLength => {
  const message = new SegmentedMessage(text);
  const encoding = message.encodingName === 'UCS-2' ? 'UCS-2' : 'GSM-7';
  const segments = Math.max(1, message.segmentsCount);
  const { one, each } = capacities[encoding];
  const bits = encoding === 'GSM-7' ? 7 : 16;
  return {
    encoding,
    characters: Math.ceil(message.messageSize / bits),
    segments,
    capacity: segments === 1 ? one : segments * each,
  };
};

const lengths = [400, 80, 60, 45, 35, 28, 22, 16, 12, 8] as const;

/** One segment where the values can be cut to it, else as short as possible. */
export const fitted = (render: (most: number) => string, values: Readonly<Record<string, string>>): string => {
  const longest = Math.max(0, ...Object.values(values).map(({ length }) => length));
  let text = render(lengths[0]);
  for (const most of lengths) {
    if (smsLength(text).segments === 1) break;
    if (most < longest) text = render(most);
  }
  return text;
};
