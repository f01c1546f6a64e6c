import type { FastifyInstance } from 'fastify';

/** The server's own tree of routes, a line for each, its path continued from the line that it hangs under. */
export const servedBy = (server: FastifyInstance): string[] => {
  const above: string[] = [];
  return server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \((.+)\)$/.exec(line) ?? [];
      const depth = indent.length / 4;
      above[depth] = (above[depth - 1] ?? '') + part;
      return methods.split(', ').flatMap((method) => (method && method !== 'HEAD' ? `${method} ${above[depth]}` : []));
    });
};
