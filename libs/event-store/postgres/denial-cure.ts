import { DatabaseError } from 'pg';

/** What helps where PostgreSQL itself says no, by its error code. */
const cures: Readonly<Record<string, string>> = {
  '42501': 'The login of DATABASE_URL needs more rights: CREATE on the database, and CREATEROLE for the first start',
  '3D000': 'Make that database, or name another in DATABASE_URL',
  '28000': 'Look at the login of DATABASE_URL',
  '28P01': 'Look at the login and the password of DATABASE_URL',
};

/** What helps where PostgreSQL lets nobody in or allows too little; null for any other failure. */
export const denialCure = (error: Error): string | null =>
  (error instanceof DatabaseError && cures[error.code ?? '']) || null;
