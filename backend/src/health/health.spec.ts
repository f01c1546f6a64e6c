import fastify from 'fastify';
import { type HealthCheck, registerHealth } from './health';

const refuse = () => Promise.reject(new Error('refused'));
const never = () => new Promise<void>(() => undefined);

const readiness = async (...checks: HealthCheck[]) => {
  const server = fastify();
  registerHealth(server, checks);
  try {
    const response = await fetch(`${await server.listen({ port: 0, host: '127.0.0.1' })}/readyz`);
    return [response.status, await response.json()];
  } finally {
    await server.close();
  }
};

it('is ready where every part answers, and passes on their figures', async () => {
  const checks = [
    { name: 'database', ask: async () => undefined },
    { name: 'readModels', ask: async () => '3 ms' },
  ];
  expect(await readiness(...checks)).toEqual([200, { status: 'ready', parts: { database: 'ok', readModels: '3 ms' } }]);
});

it('is not ready where a part is down or gives no answer in time', async () => {
  const checks = [
    { name: 'database', ask: refuse },
    { name: 'eventLog', ask: never },
  ];
  expect(await readiness(...checks)).toEqual([
    503,
    { status: 'not ready', parts: { database: 'down', eventLog: 'no answer' } },
  ]);
});

it('is degraded, and still ready, where a part is down that it can do without', async () => {
  expect(await readiness({ name: 'photos', ask: refuse, dispensable: true })).toEqual([
    200,
    { status: 'degraded', parts: { photos: 'down' } },
  ]);
});
