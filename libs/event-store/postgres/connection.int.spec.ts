import { createTestDatabase } from '../testing/test-postgres';
import { connectionTo, withClient } from './connection';

it('fails the work whose connection is lost, and nothing else', async () => {
  const url = await createTestDatabase();
  const lost = withClient(connectionTo(url, 'work'), async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await withClient(connectionTo(url, 'rival'), (rival) =>
      rival.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]),
    );
    await client.query('select 1');
  });
  await expect(lost).rejects.toThrow(/terminat|connection/i);
});
