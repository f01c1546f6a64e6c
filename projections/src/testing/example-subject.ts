import { createHash } from 'node:crypto';

/** Whom an example is about; `number` tells one from the next. */
export interface Subject {
  readonly slug: string;
  readonly sessionId: string;
  readonly number: number;
}

/** The same number always gives the same id. */
export const idOf = (...names: readonly (string | number)[]): string => {
  const digits = createHash('sha256').update(names.join(' ')).digest('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
};
