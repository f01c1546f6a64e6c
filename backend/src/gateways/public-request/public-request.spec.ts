import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type PublicRequest, type PublicRequestLimits, withPublicResponse } from './public-request';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** Somebody else's server, on this machine, and the paths that it was asked for. */
const foreignServer = async (answer: RequestListener) => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}/hook`, seen };
};

const limits: PublicRequestLimits = { mayConnect: () => true, milliseconds: 300, redirects: 3 };
const post = (url: string): PublicRequest => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/json' },
  body: '{"lead":"Zoë"}',
});
const answerTo = (request: PublicRequest, given: Partial<PublicRequestLimits> = {}) =>
  withPublicResponse(request, { ...limits, ...given }, async ({ status, firstBytes }) => ({
    status,
    body: Buffer.from(await firstBytes(10)).toString(),
  }));

it('posts a body and gives the answer', async () => {
  const { url } = await foreignServer((request, response) => {
    void text(request).then((body) => response.writeHead(201).end(body.slice(-5)));
  });
  expect(await answerTo(post(url))).toEqual({ status: 201, body: 'Zoë"}' });
});

it('posts nothing to a private address, written or named', async () => {
  const { port, seen } = await foreignServer((_, response) => void response.end('secret'));
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433'])
    await expect(
      answerTo(post(`http://${host}:${port}/`), { mayConnect: (address) => address === '192.0.2.1' }),
    ).rejects.toMatchObject({ reason: 'not-public' });
  expect(seen).toEqual([]);
});

it.each([301, 302, 303, 307, 308])('sends no post on to a private address that a %s names', async (status) => {
  const inside = await foreignServer((_, response) => void response.end('secret'));
  const { url, port } = await foreignServer(
    (_, response) => void response.writeHead(status, { location: inside.url }).end('moved'),
  );
  const outsideOnly = (_: string, asked: number): boolean => asked === port;
  expect(await answerTo(post(url), { mayConnect: outsideOnly })).toEqual({ status, body: 'moved' });
  expect(await answerTo(post(url))).toEqual({ status, body: 'moved' });
  expect(inside.seen).toEqual([]);
});

it('follows the redirects of a get, but to no private address', async () => {
  const inside = await foreignServer((_, response) => void response.end('found'));
  const { url, port } = await foreignServer(
    (_, response) => void response.writeHead(302, { location: inside.url }).end(),
  );
  const get: PublicRequest = { method: 'GET', url, headers: {} };
  await expect(answerTo(get, { mayConnect: (_, asked) => asked === port })).rejects.toMatchObject({
    reason: 'not-public',
  });
  expect(inside.seen).toEqual([]);
  expect(await answerTo(get)).toEqual({ status: 200, body: 'found' });
});

it('takes no more of an endless body than it is told to', async () => {
  const { url } = await foreignServer((_, response) => {
    const writing = setInterval(() => response.write('endless '.repeat(1_000)), 1);
    response.on('close', () => clearInterval(writing));
  });
  expect(await answerTo(post(url))).toEqual({ status: 200, body: 'endless en' });
});

it('gives up on a body that comes too slowly', async () => {
  const { url } = await foreignServer((_, response) => {
    const writing = setInterval(() => response.write('.'), 100);
    response.on('close', () => clearInterval(writing));
  });
  await expect(answerTo(post(url))).rejects.toMatchObject({ reason: 'timeout' });
});

it.each<[string, RequestListener, string]>([
  ['never answers', () => undefined, 'timeout'],
  ['hangs up', (request) => void request.socket.destroy(), 'unreachable'],
  [
    'breaks off',
    (_, response) => void response.writeHead(200, { 'content-length': 9 }).write('x', () => response.destroy()),
    'unreachable',
  ],
])('names what is wrong with a server that %s', async (_what, answer, reason) => {
  const { url } = await foreignServer(answer);
  await expect(answerTo(post(url))).rejects.toMatchObject({ reason });
});
