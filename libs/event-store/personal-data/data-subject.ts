import type { DomainEvent } from '@pilotlight/contracts/events/catalogue';

/** Whose words an event holds: one visitor's conversation, or the account of one installer. */
export interface DataSubject {
  readonly slug: string;
  /** Absent where the subject is the installer itself. */
  readonly sessionId: string | null;
}

/** The name under which a subject's key is kept. */
export const subjectName = ({ slug, sessionId }: DataSubject): string =>
  sessionId === null ? `installer-${slug}` : `conversation-${sessionId}`;

/** Whose words the personal fields of an event are. */
export const subjectOf = ({ data }: DomainEvent): DataSubject => ({
  slug: data.slug,
  sessionId: 'sessionId' in data ? data.sessionId : null,
});
