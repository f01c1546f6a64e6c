import fastify from 'fastify';
import { Pool } from 'pg';
import { z } from 'zod';

/** The least that a server can do with a message and still keep it: a Fastify route with one insert, a program of its own. */
const main = async (url: string): Promise<void> => {
  const pool = new Pool({ connectionString: url, max: 10 });
  await pool.query('create table messages (id bigint generated always as identity primary key, data jsonb not null)');
  const server = fastify();
  server.post('/chat', async (request) => {
    await pool.query({
      name: 'insert',
      text: 'insert into messages (data) values ($1)',
      values: [JSON.stringify(request.body)],
    });
    return { messageId: z.object({ messageId: z.string() }).parse(request.body).messageId };
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  process.stdout.write(`ready ${server.listeningOrigin}\n`);
};

void main(process.argv[2] ?? '');
