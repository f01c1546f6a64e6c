import type { Route } from '@pilotlight/contracts/http/route';
import { errorSchema } from '@pilotlight/contracts/http/common';
import { routes } from '@pilotlight/contracts/http/routes';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const shapeOf = (schema: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { io, unrepresentable: 'any' });

const content = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: shapeOf(schema, io) },
});

const parametersOf = ({ path, query }: Route) => [
  ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...Object.entries(shapeOf(query, 'input').properties ?? {}).map(([name, schema]) => ({ name, in: 'query', schema })),
];

const operationOf = (route: Route) => ({
  summary: route.summary,
  tags: [route.access],
  parameters: parametersOf(route),
  ...(route.access !== 'public' && { security: [{ bearer: [] }] }),
  ...(route.body instanceof z.ZodObject && { requestBody: { required: true, content: content(route.body, 'input') } }),
  responses: {
    200: { description: 'Done', content: content(route.response, 'output') },
    default: { description: 'Refused or failed', content: content(errorSchema, 'output') },
  },
});

/** The REST contract as an OpenAPI 3.1 document. */
export const openApiDocument = () => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pilotlight', version: '1' },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
};

/** GET /api/openapi.json: made once, for whom first asks, since few starts see anyone who does. */
export const registerOpenApi = (server: FastifyInstance): void => {
  let document: string | null = null;
  server.get('/api/openapi.json', async (_, reply) => {
    document ??= JSON.stringify(openApiDocument());
    return reply.type('application/json; charset=utf-8').send(document);
  });
};
