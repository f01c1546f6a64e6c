import type { Server } from 'node:net';

/** Host and port from the system: for proxies and health checks, whatever visitors call it. */
export const listensOn = (server: Server): string => {
  const at = server.address();
  if (at === null || typeof at === 'string') return String(at);
  return `${at.family === 'IPv6' ? `[${at.address}]` : at.address}:${at.port}`;
};
