import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublicWeb } from '../public-request/public-address';
import { WebPagesOverHttp } from './web-pages-over-http';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A website on this machine. */
const site = async (
  answer: RequestListener,
): Promise<{ at: (path: string, host?: string) => string; seen: string[] }> => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.headers.host?.split(':')[0]}${request.url}`);
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { at: (path, host = '127.0.0.1') => `http://${host}:${port}${path}`, seen };
};
const page =
  (body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
/** This machine stands for the public web. */
const here = new WebPagesOverHttp((address) => address === '127.0.0.1', 1_000);
const notPublic = { kind: 'unread', problem: 'This address is not on the public web' };

describe('a page', () => {
  it('is read as people see it', async () => {
    const { at } = await site(
      page(`<!doctype html><title>x</title><nav>Home</nav><h1>Our plans</h1><p>We&nbsp;fit   on
        Saturdays\u202e too.</p><ul><li>Radiators<li>Boilers</ul><a href="https://evil.example">Read more</a>
        <script>alert(1)</script><style>p{}</style><p hidden>secret</p><footer>(c)</footer>`),
    );
    expect(await here.read(at('/plans'))).toEqual({
      kind: 'read',
      text: 'Our plans\nWe fit on Saturdays too.\nRadiators\nBoilers\nRead more',
    });
  });

  it('is read in the letters that it says it is written in', async () => {
    const { at } = await site((_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain; charset=iso-8859-1' });
      response.end(Buffer.from('Caf\u00e9 <b>Kirkstall</b>', 'latin1'));
    });
    expect(await here.read(at('/'))).toEqual({ kind: 'read', text: 'Caf\u00e9 <b>Kirkstall</b>' });
  });

  it('is read after it has moved, a few times', async () => {
    const { at } = await site((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left > 0) response.writeHead(301, { location: `/${left - 1}` }).end();
      else page('<p>Here</p>')(request, response);
    });
    expect(await here.read(at('/3'))).toEqual({ kind: 'read', text: 'Here' });
    expect(await here.read(at('/4'))).toEqual({
      kind: 'unread',
      problem: 'The website sends its visitors on too often',
    });
  });

  it('is cut where it is long, and never waited for to its end', async () => {
    const { at } = await site((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const writing = setInterval(() => response.write('<p>word word word word</p>'.repeat(2_000)), 1);
      response.on('close', () => clearInterval(writing));
    });
    const read = await here.read(at('/'));
    expect(read).toEqual({ kind: 'read', text: expect.stringMatching(/^(?:word word word word\n?){199,200}(?:wor)?/) });
  });

  it.each<[string, RequestListener, string]>([
    ['is a picture', page('GIF89a', { 'content-type': 'image/gif' }), 'This is not a page of text'],
    ['is packed', page('x', { 'content-encoding': 'gzip' }), 'This is not a page of text'],
    ['is not there', (_, response) => void response.writeHead(404).end('x'), 'The website answered 404'],
    ['is empty', page('<script>app()</script>'), 'There is no text on this page'],
    ['never comes', () => undefined, 'The page took too long'],
    [
      'never ends',
      (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>'),
      'The page took too long',
    ],
    ['breaks off', (request) => void request.socket.destroy(), 'The website can’t be reached'],
    [
      'leads to a file',
      (_, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      'This is no web address',
    ],
  ])('that %s is told in plain words', async (_what, answer, problem) => {
    const { at } = await site(answer);
    expect(await here.read(at('/'))).toEqual({ kind: 'unread', problem });
  });
});

describe('the scripts of a page', () => {
  const embed = '<script async src="/widget/pilotlight.js" data-installer="leeds" data-key="k"></script>';
  const scripts = [{ src: '/widget/pilotlight.js', installer: 'leeds', key: 'k' }];

  it('are read where the page has moved to, though nobody would see a word on it', async () => {
    const { at } = await site((request, response) => {
      if (request.url === '/') response.writeHead(301, { location: at('/en') }).end();
      else page(embed)(request, response);
    });
    expect(await here.scripts(at('/'))).toEqual({ kind: 'read', origin: new URL(at('/')).origin, scripts });
  });

  it('are none of a plain text', async () => {
    const { at } = await site(page(embed, { 'content-type': 'text/plain' }));
    expect(await here.scripts(at('/'))).toMatchObject({ kind: 'read', scripts: [] });
  });

  it('are read of half a megabyte at most', async () => {
    const { at } = await site(page(`${embed}${'x'.repeat(600_000)}${embed}`));
    expect(await here.scripts(at('/'))).toMatchObject({ kind: 'read', scripts });
  });

  it('are not read of an address that is not public, nor of a website that says no', async () => {
    const { at, seen } = await site((_, response) => void response.writeHead(403).end());
    expect(await new WebPagesOverHttp().scripts(at('/'))).toEqual(notPublic);
    expect(seen).toEqual([]);
    expect(await here.scripts(at('/'))).toEqual({ kind: 'unread', problem: 'The website answered 403' });
  });
});

describe('an address that is not on the public web', () => {
  const web = new WebPagesOverHttp();

  it.each(['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f000001', '127.1', '[::ffff:127.0.0.1]', '0.0.0.0'])(
    'is never connected to: %s',
    async (host) => {
      const { at, seen } = await site(page('secret'));
      const anyPort = new WebPagesOverHttp((address) => isPublicWeb(address, 80));
      expect([await web.read(at('/', host)), await anyPort.read(at('/', host)), seen]).toEqual([
        notPublic,
        notPublic,
        [],
      ]);
    },
  );

  it('is not reached by a redirect either, by number or by name', async () => {
    const inside = await site(page('secret'));
    for (const host of ['127.0.0.2', 'localhost', '[::1]']) {
      const { at } = await site(
        (_, response) => void response.writeHead(302, { location: inside.at('/', host) }).end(),
      );
      const port = new URL(at('/')).port;
      const outsideOnly = new WebPagesOverHttp((address, asked) => address === '127.0.0.1' && String(asked) === port);
      expect(await outsideOnly.read(at('/'))).toEqual(notPublic);
    }
    expect(inside.seen).toEqual([]);
  });

  it.each([
    ['http://169.254.169.254/latest/meta-data/', notPublic.problem],
    ['http://10.0.0.1/', notPublic.problem],
    ['https://1.1.1.1:8443/', notPublic.problem],
    ['ftp://1.1.1.1/', 'This is no web address'],
    ['http://user:word@1.1.1.1/', 'An address with a password in it is not read'],
    ['nonsense', 'This is no web address'],
  ])('is refused before anything is sent: %s', async (url, problem) => {
    expect(await web.read(url)).toEqual({ kind: 'unread', problem });
  });
});
