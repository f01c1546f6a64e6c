import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres';

/** A program for the tests: starts PostgreSQL on the folder it is given, says how that went, and waits to be killed. */
const main = async (): Promise<void> => {
  try {
    const { url, pid } = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '' });
    process.stdout.write(`${JSON.stringify({ url, pid })}\n`);
    setInterval(() => {}, 60_000);
  } catch (error) {
    process.stdout.write(`${JSON.stringify({ error: String(error) })}\n`);
  }
};
void main();
