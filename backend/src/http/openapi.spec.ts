import { routes } from '@pilotlight/contracts/http/routes';
import { openApiDocument } from './openapi';

it('describes every call, what it takes and who may call it', () => {
  const { paths } = openApiDocument();
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const listed = routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(described.toSorted()).toEqual(listed.toSorted());
  expect(paths['/api/widget/{slug}/chat']?.['post']).toMatchObject({
    tags: ['visitor'],
    security: [{ bearer: [] }],
    parameters: [{ name: 'slug', in: 'path', required: true }],
    requestBody: { content: { 'application/json': { schema: { required: ['sessionId', 'messageId', 'message'] } } } },
  });
  expect(paths['/api/admin/login']?.['post']).not.toHaveProperty('security');
});
