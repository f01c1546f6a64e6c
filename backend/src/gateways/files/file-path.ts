import { slugSchema } from '@pilotlight/contracts/values/slug';
import { z } from 'zod';
import type { FileAddress, FileSubject } from './files';

const nameSchema = z.string().regex(/^[a-z0-9-]{1,80}$/);
const sessionSchema = z.uuid();

/** "leeds-heating/<session>": can't lead elsewhere. Throws where a part is no slug, id or name. */
export const subjectPath = ({ slug, sessionId }: FileSubject): string =>
  `${slugSchema.parse(slug)}/${sessionSchema.parse(sessionId)}`;

export const filePath = ({ subject, name }: FileAddress): string => `${subjectPath(subject)}/${nameSchema.parse(name)}`;

/** Null where the path is none of ours. */
export const addressAt = (path: string): FileAddress | null => {
  const [slug, sessionId, name, more] = path.split('/');
  const parsed = z.tuple([slugSchema, sessionSchema, nameSchema]).safeParse([slug, sessionId, name]);
  if (!parsed.success || more !== undefined) return null;
  return { subject: { slug: parsed.data[0], sessionId: parsed.data[1] }, name: parsed.data[2] };
};
