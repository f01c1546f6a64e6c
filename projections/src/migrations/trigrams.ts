/** Comes with PostgreSQL; whoever may make schemas in a database may add it. */
export const trigrams = {
  name: '012-trigrams',
  sql: 'create extension if not exists pg_trgm',
};
