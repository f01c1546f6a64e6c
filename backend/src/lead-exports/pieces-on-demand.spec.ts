import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { onDemand } from './pieces-on-demand';

const server = createServer((_, answer) => onDemand(pieces()).pipe(answer));
const readers: Socket[] = [];
afterAll(() => {
  for (const reader of readers) reader.destroy();
  server.close();
  server.closeAllConnections();
});

let made = 0;
const pieces = async function* () {
  for (;;) {
    made += 20_000;
    yield 'x'.repeat(20_000);
  }
};

/** An answer without end to somebody who stops reading, once it has come to a halt. */
const stalled = async (): Promise<ServerResponse> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const reader = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1').pause();
  readers.push(reader);
  const asked = once(server, 'request');
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [, answer] = await asked;
  for (let before = -1; before !== made; await pause(100)) before = made;
  return answer;
};

it('makes no piece that waits for its reader', async () => {
  const answer = await stalled();
  expect(made).toBeGreaterThan(0);
  expect(answer.socket?.bytesWritten).toBeGreaterThan(made);
});
