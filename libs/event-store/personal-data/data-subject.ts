import type { DataSubject } from '@pilotlight/contracts/slices/slice';

/** The name under which a subject's key is kept. */
export const subjectName = ({ slug, sessionId }: DataSubject): string =>
  sessionId === null ? `installer-${slug}` : `conversation-${sessionId}`;
