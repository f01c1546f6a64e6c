import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { endInTime } from './end-in-time';

const endless = (answer: ServerResponse): void => {
  while (answer.write('x'.repeat(65_536)));
  answer.once('drain', () => endless(answer));
};

/** How an endless answer ends for whoever takes it in by `taken`. */
const readBy = async (
  taken: (socket: ReturnType<typeof connect>) => void,
  limits: { idle?: number; whole?: number },
) => {
  const server = createServer((_, answer) => {
    endInTime(answer, limits);
    endless(answer);
    answer.once('close', () => server.emit('left', answer.writableFinished));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  taken(socket);
  const [isWhole] = await once(server, 'left');
  socket.destroy();
  server.close();
  return { isWhole };
};

it('cuts off an answer that nobody takes in', async () => {
  expect(await readBy((socket) => socket.pause(), { idle: 50 })).toEqual({ isWhole: false });
});

it('cuts off an answer that is taken in for too long', async () => {
  expect(await readBy((socket) => socket.resume(), { whole: 100 })).toEqual({ isWhole: false });
});
