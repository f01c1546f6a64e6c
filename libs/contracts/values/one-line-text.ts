import { z } from 'zod';

const breaks = /\s*[\t\n\v\f\r\u0085\u2028\u2029]+\s*/gu;

export const oneLineText = (most: number) =>
  z
    .string()
    .overwrite((text) => text.trim().replace(breaks, ' '))
    .max(most, `At most ${most} characters`);
