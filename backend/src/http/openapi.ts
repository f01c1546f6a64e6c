import type { Route } from '@pilotlight/contracts/http/route';
import { errorSchema } from '@pilotlight/contracts/http/common';
import { routesByName } from '@pilotlight/contracts/catalogue/routes';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

type Direction = 'input' | 'output';
const operations: readonly (readonly [id: string, route: Route])[] = Object.entries(routesByName);

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
  parameters: parametersOf(route),
  ...(route.access !== 'public' && { security: [{ bearer: [] }] }),
  ...(route.body instanceof z.ZodObject && {
    requestBody: { required: true, content: bodies.content(route.body, operationId) },
  }),
  responses: {
    [route.status ?? 200]: { description: 'Done', content: answers.content(route.response, operationId) },
    default: { description: 'Refused or failed', content: answers.content(errorSchema, 'error') },
  },
});

export const openApiDocument = () => {
  const paths: Record<string, Record<string, unknown>> = {};
  const [bodies, answers] = [new Components('input', 'Body'), new Components('output', 'Answer')];
  for (const [id, route] of operations) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(id, route, bodies, answers) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pilotlight', version: '1' },
    paths,
    components: {
      schemas: { ...bodies.schemas(), ...answers.schemas() },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
};

/** Built on first request, since few starts ever see one. */
export const registerOpenApi = (server: FastifyInstance): void => {
  let document: string | null = null;
  server.get('/api/openapi.json', async (_, reply) => {
    document ??= JSON.stringify(openApiDocument());
    return reply.type('application/json; charset=utf-8').send(document);
  });
};
