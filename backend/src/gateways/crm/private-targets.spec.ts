import dns from 'node:dns';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { askTarget } from './ask-target';
import { publicTargets, targetsOnThisMachine } from './target-rules';

/** By what is wrong with them; none may be connected to, whoever looks it up. */
const written = `
  https://127.0.0.1/ https://127.1/ https://127.255.255.254/ https://0.0.0.0/ https://0/ https://localhost/ https://LOCALHOST./
  https://2130706433/ https://0x7f000001/ https://0x7f.0.0.1/ https://0177.0.0.1/ https://017700000001/ https://%31%32%37.0.0.1/
  https://①②⑦.⓪.⓪.①/ https://127。0。0。1/ https://10.0.0.1/ https://10.255.255.255/ https://172.16.0.1/ https://172.31.255.255/
  https://192.168.0.1/ https://3232235521/ https://0xa9fea9fe/ https://169.254.169.254/latest/meta-data/ https://2852039166/
  https://169.254.170.2/ https://100.100.100.200/ https://100.64.0.1/ https://168.63.129.16/ https://192.0.0.192/ https://198.18.0.1/
  https://224.0.0.1/ https://240.0.0.1/ https://255.255.255.255/ https://[::1]/ https://[::]/ https://[::ffff:127.0.0.1]/
  https://[::ffff:7f00:1]/ https://[0:0:0:0:0:ffff:a9fe:a9fe]/ https://[::127.0.0.1]/ https://[64:ff9b::7f00:1]/
  https://[64:ff9b::a9fe:a9fe]/ https://[64:ff9b:1::a00:1]/ https://[2002:7f00:1::]/ https://[2001::1]/ https://[fe80::1]/
  https://[fc00::1]/ https://[fd00:ec2::254]/ https://[ff02::1]/ https://[fec0::1]/ https://metadata.google.internal/
  https://metadata/ https://instance-data.ec2.internal/ https://kubernetes.default.svc.cluster.local/ https://printer.lan/
  https://nas.home.arpa/ https://intranet/ https://db.corp/ https://example.com:8443/ https://example.com:22/ https://example.com:80/
`;
const wrong = `
  http://example.com/ ftp://example.com/ file:///etc/passwd javascript:alert(1) data:text/plain,x gopher://example.com/ //example.com/
  example.com https:// https://user@example.com/ https://user:password@example.com/ https://example.com%40127.0.0.1/ https://[::1
`;
const list = (words: string): string[] => words.trim().split(/\s+/);
/** Names that look public, and what a resolver says of them. */
const lookedUp: [string, string[]][] = [
  ['rebinds to this machine', ['127.0.0.1']],
  ['is public at first and private as well', ['93.184.215.14', '10.0.0.1']],
  ['hides behind IPv6', ['::ffff:169.254.169.254']],
  ['leads to a metadata service', ['169.254.169.254']],
];

let connections: string[];
beforeEach(() => {
  connections = [];
  const connect = Object.getOwnPropertyDescriptor(Socket.prototype, 'connect')?.value;
  jest.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...asked: unknown[]) {
    this.once('connectionAttempt', (address: string) => connections.push(address));
    return Reflect.apply(connect, this, asked);
  });
});
afterEach(() => jest.restoreAllMocks());

const post = (url: string, rules = publicTargets) =>
  askTarget({ method: 'POST', url, headers: {}, body: '{}' }, { rules, patience: 500 });

it('counts how many it judges', () => expect(list(written).length + list(wrong).length).toBeGreaterThanOrEqual(60));

it.each(list(written))('sends nothing to %s', async (url) => {
  await expect(post(url)).rejects.toMatchObject({ reason: 'not-public' });
  expect(connections).toEqual([]);
});

it.each(list(wrong))('takes %s for no address', async (url) => {
  await expect(post(url)).rejects.toMatchObject({ reason: expect.stringMatching(/no-web-address|has-password/) });
  expect(connections).toEqual([]);
});

it.each(lookedUp)('connects to no name that %s', async (_what, found) => {
  const lookup = jest.spyOn(dns, 'lookup');
  lookup.mockImplementation(((_: string, __: object, told: (error: null, all: object[]) => void) =>
    told(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as never);
  await expect(post('https://hooks.example.com/')).rejects.toMatchObject({ reason: 'not-public' });
  expect(lookup).toHaveBeenCalledTimes(1);
  expect(connections).toEqual([]);
});

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))));

it.each([301, 302, 303, 307, 308])('follows no %s, wherever it leads', async (status) => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.writeHead(status, { location: 'http://169.254.169.254/', connection: 'close' }).end('moved');
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await post(`http://127.0.0.1:${port}/`, targetsOnThisMachine)).toMatchObject({ status, body: 'moved' });
  expect([asked, connections]).toEqual([1, ['127.0.0.1']]);
});
