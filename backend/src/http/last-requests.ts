import type { Server } from 'node:http';

const patience = 3000;
const sweepEvery = 20;

/** A stop waits for requests (3 s at most), not for unused keep-alive connections or half-sent requests. */
export const countRequests = (server: Server): { endAfter(closed: Promise<unknown>): Promise<void> } => {
  let underWay = 0;
  server.on('request', (_, response) => {
    underWay += 1;
    response.once('close', () => (underWay -= 1));
  });
  return {
    endAfter: async (closed) => {
      const deadline = Date.now() + patience;
      const sweep = setInterval(() => {
        if (underWay === 0 || Date.now() > deadline) server.closeAllConnections();
      }, sweepEvery);
      await closed.finally(() => clearInterval(sweep));
    },
  };
};
