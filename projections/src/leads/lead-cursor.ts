const gradesInOrder: readonly unknown[] = ['', 'A', 'B', 'C', 'none'];
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** After which lead a page begins; `grade` counts only where the list goes by it. */
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

/** One that the database can read: `Date` takes the 30th of February for a day of March. */
const isMoment = (text: string): boolean =>
  moment.test(text) &&
  text >= '2000' &&
  Date.parse(text) > 0 &&
  new Date(text).toISOString().startsWith(text.slice(0, 19));

/** Null of what `cursorText` never wrote. */
export const cursorOf = (text: string): LeadCursor | null => {
  if (text === '') return atTheTop;
  const parts = read(text);
  if (!Array.isArray(parts) || parts.length !== 3) return null;
  const [grade, leadAt, sessionId]: unknown[] = parts;
  if (typeof grade !== 'string' || typeof leadAt !== 'string' || typeof sessionId !== 'string') return null;
  if (!gradesInOrder.includes(grade) || !isMoment(leadAt) || !uuid.test(sessionId)) return null;
  return { grade, leadAt, sessionId };
};
