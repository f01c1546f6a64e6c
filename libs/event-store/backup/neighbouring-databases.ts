import { randomBytes } from 'node:crypto';

const ending = /^_restored_[0-9a-f]{8}(?:_old)?$/;

/** The longest name that leaves room for those of a restore: PostgreSQL cuts names off behind 63 bytes. */
export const longestName = 41;

/** A restored database before it takes its place. */
export const freshName = (database: string): string => `${database}_restored_${randomBytes(4).toString('hex')}`;

/** The database that gave way to a restored one, until it is removed. */
export const goneName = (fresh: string): string => `${fresh}_old`;

/** Whether a database can only be what a restore of this one left beside it. */
export const isLeftByRestore = (name: string, database: string): boolean =>
  name.startsWith(database) && ending.test(name.slice(database.length));

export const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** The same server's other database. */
export const urlOf = (url: string, database: string): string => {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.href;
};

/** The database that every PostgreSQL has, to work on others from. */
export const serverOf = (url: string): string => urlOf(url, 'postgres');

export const quotedDatabase = (name: string): string => `"${name.replaceAll('"', '""')}"`;
