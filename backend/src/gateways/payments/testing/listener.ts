import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ToldWord } from './payments-contract';

/** Takes whatever it is told. */
export const startListener = async () => {
  const words: ToldWord[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    words.push({ body: await buffer(request), signature: String(request.headers['stripe-signature']) });
    response.end();
  };
  const server = createServer((request, response) => void take(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    words,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
