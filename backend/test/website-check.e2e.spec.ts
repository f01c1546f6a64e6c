import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebPagesOverHttp } from '../src/gateways/web-pages/web-pages-over-http';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { newInstaller, signIn } from './people';

const home: { html: string; visits: number } = { html: '', visits: 0 };
let website: Server;
let site: string;
let backend: TestBackend;

beforeAll(async () => {
  website = createServer((_, response) => {
    home.visits += 1;
    response.writeHead(200, { 'content-type': 'text/html' }).end(home.html);
  });
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(website.address() as AddressInfo).port}`;
  // The website's own machine stands for the public web.
  backend = await startTestBackend({ webPages: new WebPagesOverHttp((address) => address === '127.0.0.1', 1_500) });
});
afterAll(async () => {
  await backend.stop();
  website.closeAllConnections();
  await new Promise((resolve) => website.close(resolve));
});
beforeEach(() => {
  Object.assign(home, { html: '', visits: 0 });
});

const embedded = (slug: string, key: string): string =>
  `<script async src="https://p.example/widget/pilotlight.js" data-installer="${slug}" data-key="${key}"></script>`;
const asAdmin = (slug: string) => backend.asAdmin('POST', `/api/installers/${slug}/website-check`);

describe('the check whether the chat is live', () => {
  it('finds the embed code on the installer’s own websites only, for the installer and the admin', async () => {
    const leeds = await newInstaller(backend, 'leeds', { allowedDomains: [site] });
    const york = await newInstaller(backend, 'york', { allowedDomains: ['http://127.0.0.2'] });
    home.html = embedded('leeds', leeds.key);
    const own = async (of: typeof leeds) =>
      await backend.call('POST', '/api/installer/website-check', { token: await signIn(backend, of) });
    const { status, json } = await own(leeds);
    const found = { website: site, outcome: 'found', problem: null, sendsTo: null, at: expect.any(String) };
    expect([status, json]).toEqual([200, { websites: [found] }]);
    expect((await asAdmin('leeds')).json).toEqual(json);
    const problem = 'This address is not on the public web';
    expect((await own(york)).json).toMatchObject({ websites: [{ outcome: 'unreached', problem }] });
    expect(home.visits).toBe(1);
  });

  it('tells of an old key as soon as the key is rotated, and keeps nothing of it', async () => {
    const hull = await newInstaller(backend, 'hull', { allowedDomains: [site] });
    home.html = embedded('hull', hull.key);
    expect((await asAdmin('hull')).json).toMatchObject({ websites: [{ outcome: 'found' }] });
    await backend.asAdmin('POST', '/api/installers/hull/rotate-key');
    const before = (await backend.events()).length;
    expect((await asAdmin('hull')).json).toMatchObject({ websites: [{ outcome: 'other-key' }] });
    expect((await backend.events()).length).toBe(before);
  });

  it('never visits this machine or its networks, whatever website an installer names', async () => {
    const guarded = await startTestBackend();
    try {
      const allowedDomains = [site, site.replace('127.0.0.1', 'localhost'), 'http://169.254.169.254'];
      await newInstaller(guarded, 'bath', { allowedDomains });
      const { json } = await guarded.asAdmin('POST', '/api/installers/bath/website-check');
      const problem = 'This address is not on the public web';
      expect(json).toMatchObject({
        websites: allowedDomains.map((website) => ({ website, outcome: 'unreached', problem })),
      });
      expect(home.visits).toBe(0);
    } finally {
      await guarded.stop();
    }
  });

  it('is of an installer that there is', async () => {
    expect((await asAdmin('nobody')).status).toBe(404);
  });
});
