import type { DataSubject } from '@pilotlight/contracts/slices/slice';

export const subjectName = ({ slug, sessionId }: DataSubject): string =>
  sessionId === null ? `installer-${slug}` : `conversation-${sessionId}`;
