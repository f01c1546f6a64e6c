import { Client } from 'pg';

/** What Jest's global set-up says of this run: a name, fit for a database's, and a folder that is removed with it. */
export const testRun = () => {
  const { TEST_RUN: name, TEST_RUN_FOLDER: folder } = process.env;
  if (!name || !folder) throw new Error('TEST_RUN is not set; run this suite in a project that has a PostgreSQL');
  return { name, folder };
};

/** Suites of a run that do the same work come one after the other, whichever process they are in. */
export const oneAtATime = async <Result>(
  server: string,
  name: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [`${name} ${testRun().name}`]);
    return await work(client);
  } finally {
    await client.end();
  }
};
