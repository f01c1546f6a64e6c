import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';

const paths = ['/api/docs', '/api/docs/begin.js', '/api/docs/swagger-ui.css', '/api/docs/swagger-ui-bundle.js'];

const statuses = async (backend: TestBackend, asked: readonly string[]): Promise<number[]> =>
  Promise.all(asked.map(async (path) => (await fetch(backend.address + path)).status));

describe('the page of the REST contract', () => {
  const started: TestBackend[] = [];
  const start = async (developerPages: boolean): Promise<TestBackend> => {
    const backend = await startTestBackend({ developerPages });
    started.push(backend);
    return backend;
  };
  afterAll(() => Promise.all(started.map((backend) => backend.stop())));

  it('is there with what it is made of, and with nothing else of its library', async () => {
    const backend = await start(true);
    expect(await statuses(backend, paths)).toEqual([200, 200, 200, 200]);
    expect(await statuses(backend, ['/api/docs/package.json', '/api/docs/index.html'])).toEqual([404, 404]);
  });

  it('is not there in production', async () => {
    expect(await statuses(await start(false), paths)).toEqual([404, 404, 404, 404]);
  });
});
