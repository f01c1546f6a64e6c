import type { Route } from '@pilotlight/contracts/http/route';
import { errorSchema } from '@pilotlight/contracts/http/common';
import { routesByName } from '@pilotlight/contracts/catalogue/routes';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

type Direction = 'input' | 'output';
export type Operation = readonly [id: string, route: Route];
const all: readonly Operation[] = Object.entries(routesByName);
/** What installers' own systems call. */
export const systemOperations: readonly Operation[] = all.filter(([, { access }]) => access === 'system');

class Components {
  readonly #registry = z.registry<{ id: string }>();

  constructor(
    private readonly io: Direction,
    private readonly suffix: string,
  ) {}

  content(schema: z.ZodType, operation: string) {
    const id = this.#registry.get(schema)?.id ?? `${operation[0]?.toUpperCase()}${operation.slice(1)}${this.suffix}`;
    if (!this.#registry.has(schema)) this.#registry.add(schema, { id });
    return { 'application/json': { schema: { $ref: addressOf(id) } } };
  }

  schemas() {
    const { schemas } = z.toJSONSchema(this.#registry, { io: this.io, uri: addressOf, unrepresentable: 'any' });
    return Object.fromEntries(
      Object.entries(schemas).map(([id, { $id: _id, $schema: _dialect, ...schema }]) => [id, schema]),
    );
  }
}

const addressOf = (id: string): string => `#/components/schemas/${id}`;

const parametersOf = ({ path, query }: Route) => [
  ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...Object.entries(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {}).map(
    ([name, schema]) => ({ name, in: 'query', schema }),
  ),
];

const operationOf = (operationId: string, route: Route, bodies: Components, answers: Components) => ({
  operationId,
  summary: route.summary,
  tags: [route.access],
  ...(route.scope && { description: `The key needs the scope ${route.scope}.` }),
  parameters: parametersOf(route),
  ...(route.access !== 'public' && { security: [{ bearer: [] }] }),
  ...(route.body instanceof z.ZodObject && {
    requestBody: { required: true, content: bodies.content(route.body, operationId) },
  }),
  responses: {
    [route.status ?? 200]: { description: 'Done', content: answers.content(route.response, operationId) },
    '4XX': { description: 'Refused', content: answers.content(errorSchema, 'error') },
    default: { description: 'Failed', content: answers.content(errorSchema, 'error') },
  },
});

export const openApiDocument = (operations = all) => {
  const paths: Record<string, Record<string, unknown>> = {};
  const [bodies, answers] = [new Components('input', 'Body'), new Components('output', 'Answer')];
  for (const [id, route] of operations) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(id, route, bodies, answers) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pilotlight', version: '1' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { ...bodies.schemas(), ...answers.schemas() },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
};

/** Built on first request, since few starts ever see one. */
const serveDocument = (server: FastifyInstance, path: string, operations: readonly Operation[]): void => {
  let document: string | null = null;
  server.get(path, async (_, reply) => {
    document ??= JSON.stringify(openApiDocument(operations));
    return reply.type('application/json; charset=utf-8').send(document);
  });
};

/** The whole contract, and by itself the part that installers' own systems call. */
export const registerOpenApi = (server: FastifyInstance): void => {
  serveDocument(server, '/api/openapi.json', all);
  serveDocument(server, '/api/v1/openapi.json', systemOperations);
};
