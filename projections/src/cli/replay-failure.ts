import { startFailure } from '@pilotlight/event-store/start-failure';
import { DatabaseError } from 'pg';

/** What went wrong, in a line without anybody's words: PostgreSQL's own messages may quote a row. */
export const replayFailure = (error: unknown): string => {
  if (error instanceof DatabaseError)
    return `PostgreSQL ended the work (${error.code ?? 'no code'}). Is it being stopped?`;
  return startFailure(error);
};
