import { randomBytes } from 'node:crypto';

const ending = /^_restored_[0-9a-f]{8}(?:_old)?$/;

/** The longest name that leaves room for those of a restore: PostgreSQL cuts names off behind 63 bytes. */
export const longestName = 41;

export const freshName = (database: string): string => `${database}_restored_${randomBytes(4).toString('hex')}`;

export const goneName = (fresh: string): string => `${fresh}_old`;

export const isLeftByRestore = (name: string, database: string): boolean =>
  name.startsWith(database) && ending.test(name.slice(database.length));

export const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

export const urlOf = (url: string, database: string): string => {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.href;
};

export const serverOf = (url: string): string => urlOf(url, 'postgres');

export const quotedDatabase = (name: string): string => `"${name.replaceAll('"', '""')}"`;
