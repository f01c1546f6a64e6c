import { DatabaseError } from 'pg';

const cures: Readonly<Record<string, string>> = {
  '42501': 'The login of DATABASE_URL needs more rights: CREATE on the database, and CREATEROLE for the first start',
  '3D000': 'Make that database, or name another in DATABASE_URL',
  '28000': 'Look at the login of DATABASE_URL',
  '28P01': 'Look at the login and the password of DATABASE_URL',
};

export const denialCure = (error: Error): string | null =>
  (error instanceof DatabaseError && cures[error.code ?? '']) || null;
