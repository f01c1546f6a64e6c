import type { Server } from 'node:http';

const patience = 3000;
const sweepEvery = 20;

/**
 * Counts the requests under way, so that a stop waits for them (3 s at most) and for nothing else: a browser keeps
 * connections open that it never used, and a client may send half a request for ever.
 */
export const countRequests = (server: Server): { endAfter(closed: Promise<unknown>): Promise<void> } => {
  let underWay = 0;
  server.on('request', (_, response) => {
    underWay += 1;
    response.once('close', () => (underWay -= 1));
  });
  return {
    /** Ends connections as their requests are answered, until the server has closed. */
    endAfter: async (closed) => {
      const deadline = Date.now() + patience;
      const sweep = setInterval(() => {
        if (underWay === 0 || Date.now() > deadline) server.closeAllConnections();
      }, sweepEvery);
      await closed.finally(() => clearInterval(sweep));
    },
  };
};
