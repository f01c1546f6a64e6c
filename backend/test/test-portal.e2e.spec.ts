import { startTestBackend, type TestBackend } from './backend-under-test';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

it.each(['', '?visit=forged', '?visit=a&visit=b', '?visit[]=a'])(
  'the page of a test card opens for nobody without its own address: "%s"',
  async (query) => {
    expect((await backend.call('GET', `/test-payments/portal${query}`)).status).toBe(404);
  },
);
