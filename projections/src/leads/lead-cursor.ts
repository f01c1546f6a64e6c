import { z } from 'zod';

/** After which lead a page begins; `grade` counts only where the list goes by it. */
const cursorSchema = z.tuple([z.enum(['', 'A', 'B', 'C', 'none']), z.iso.datetime(), z.uuid()]);

export interface LeadCursor {
  readonly grade: string;
  readonly leadAt: string;
  readonly sessionId: string;
}

/** Before the newest lead of the first grade. */
export const atTheTop: LeadCursor = {
  grade: '',
  leadAt: 'infinity',
  sessionId: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
};

export const cursorText = ({ grade, leadAt, sessionId }: LeadCursor): string =>
  Buffer.from(JSON.stringify([grade, leadAt, sessionId])).toString('base64url');

const read = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
};

/** Null of what `cursorText` never wrote. */
export const cursorOf = (text: string): LeadCursor | null => {
  if (text === '') return atTheTop;
  const parsed = cursorSchema.safeParse(read(text));
  if (!parsed.success) return null;
  const [grade, leadAt, sessionId] = parsed.data;
  return { grade, leadAt, sessionId };
};
