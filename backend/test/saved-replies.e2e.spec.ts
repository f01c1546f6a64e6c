import { startTestBackend } from './backend-under-test';
import type { TestBackend } from './backend-under-test';
import { newInstaller, signIn } from './people';

const path = '/api/installer/saved-replies';
const coming = { name: 'On the way', text: "We're on our way." };

let backend: TestBackend;
let tokens: Readonly<Record<'leeds' | 'york', string>>;
beforeAll(async () => {
  backend = await startTestBackend();
  const [leeds, york] = [await newInstaller(backend, 'leeds'), await newInstaller(backend, 'york')];
  tokens = { leeds: await signIn(backend, leeds), york: await signIn(backend, york) };
});
afterAll(() => backend.stop());

const read = async (token: string) => (await backend.call('GET', path, { token })).json;
const save = (replies: unknown, version: number, token = tokens.leeds) =>
  backend.call('PUT', path, { token, body: { replies, version } });

it('are kept for one firm alone, and the later of two saves is told that it is late', async () => {
  expect(await read(tokens.leeds)).toEqual({ replies: [], version: 0 });
  expect((await save([coming], 0)).json).toEqual({ replies: [coming], version: 1 });
  expect(await read(tokens.leeds)).toEqual({ replies: [coming], version: 1 });
  expect(await read(tokens.york)).toEqual({ replies: [], version: 0 });
  expect((await save([], 0)).status).toBe(409);
  expect(await read(tokens.leeds)).toEqual({ replies: [coming], version: 1 });
});

it.each([
  ['without a name', [{ name: ' ', text: 'Hi' }]],
  ['without words', [{ name: 'Hi', text: '' }]],
  ['more than fifty', Array.from({ length: 51 }, () => coming)],
])('are refused %s', async (_case, replies) => {
  expect((await save(replies, 1)).status).toBe(400);
});
