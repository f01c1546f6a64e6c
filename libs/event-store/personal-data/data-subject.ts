import type { DataSubject } from '@pilotlight/contracts/slices/slice';

export const subjectName = ({ slug, sessionId }: DataSubject): string =>
  sessionId === null ? `installer-${slug}` : `conversation-${sessionId}`;

/** Null where the subject is an installer's account. */
export const sessionOf = (subject: string): string | null => /^conversation-(.+)$/.exec(subject)?.[1] ?? null;
