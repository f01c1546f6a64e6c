import { startFailure } from '@pilotlight/event-store/start-failure';
import { DatabaseError } from 'pg';

/** In a line without personal data: PostgreSQL's own messages may quote a row. */
export const replayFailure = (error: unknown): string => {
  if (error instanceof DatabaseError)
    return `PostgreSQL ended the work (${error.code ?? 'no code'}). Is it being stopped?`;
  return startFailure(error);
};
