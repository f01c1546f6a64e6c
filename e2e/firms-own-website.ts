import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';

const publicAddress = '93.184.215.14';

/** A website that the product takes for one of the public web. */
export interface FirmsOwnWebsite {
  readonly url: string;
  /** What the product is to be started with to find it. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export const startFirmsOwnWebsite = async (html: string): Promise<FirmsOwnWebsite> => {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://${publicAddress}/`,
    settings: {
      NODE_OPTIONS: `--require ${join(__dirname, 'public-web-here.cjs')}`,
      FIRMS_OWN_ADDRESS: publicAddress,
      FIRMS_OWN_PORT: String(address.port),
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};
