import { once } from 'node:events';
import { createServer } from 'node:http';

/** An installer's own website, on an origin of its own. */
export interface HostSite {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Serves one page that ends with the embed snippet, under a policy that allows the widget's script and calls and nothing
 * else: no inline styles, no images, no frames. `snippet` is asked for at every visit.
 */
export const startHostSite = async (productAddress: string, snippet: () => string): Promise<HostSite> => {
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(204).end();
    const policy = `default-src 'none'; script-src ${productAddress}; connect-src ${productAddress}`;
    return response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      .end(
        `<!doctype html><html lang="en-GB"><title>Aire Valley</title><main><h1>Aire Valley Heating</h1></main>${snippet()}</html>`,
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};
