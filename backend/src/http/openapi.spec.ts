import { routes } from '@pilotlight/contracts/catalogue/routes';
import { z } from 'zod';
import { openApiDocument } from './openapi';

it('describes every call, what it takes and who may call it', () => {
  const { paths, components } = openApiDocument();
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const listed = routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(described.toSorted()).toEqual(listed.toSorted());
  expect(paths['/api/widget/{slug}/chat']?.['post']).toMatchObject({
    tags: ['visitor'],
    security: [{ bearer: [] }],
    parameters: [{ name: 'slug', in: 'path', required: true }],
    requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/WidgetChatBody' } } } },
  });
  expect(components.schemas['WidgetChatBody']).toMatchObject({ required: ['sessionId', 'message'] });
  expect(paths['/api/admin/login']?.['post']).not.toHaveProperty('security');
});

it('calls every operation by a name of its own', () => {
  const calls = Object.values(openApiDocument().paths).flatMap((path) => Object.values(path));
  const named = new Set(calls.map((call) => z.object({ operationId: z.string().min(1) }).parse(call).operationId));
  expect(named.size).toBe(routes.length);
});

it('refers to nothing that it does not describe', () => {
  const document = openApiDocument();
  const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g);
  const meant = new Set([...references].map(([, reference]) => reference));
  const described = new Set(Object.keys(document.components.schemas).map((id) => `#/components/schemas/${id}`));
  expect(meant).toEqual(described);
});
