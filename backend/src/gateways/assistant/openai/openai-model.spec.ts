import { FakeOpenAi } from '../testing/fake-openai';
import { OpenAiModel } from './openai-model';

let fake: FakeOpenAi;
beforeAll(async () => (fake = await FakeOpenAi.start()));
afterAll(() => fake.stop());

const faultAfter = async (status: number): Promise<unknown> => {
  fake.behaviour = { kind: 'refuses', status };
  const model = new OpenAiModel({ apiKey: 'sk-secret', baseUrl: fake.url, model: 'gpt-under-test' });
  const request = { instructions: 'Answer.', lines: [], tools: [], answer: {} };
  try {
    for await (const piece of model.answer(request, new AbortController().signal)) void piece;
  } catch (error) {
    return error;
  }
  return null;
};

it.each([
  [401, /OPENAI_API_KEY/, true],
  [403, /OPENAI_MODEL/, true],
  [404, /OPENAI_BASE_URL/, true],
  [429, /the limits and the bill/, false],
  [500, /^the provider answered 500: look at its status page/, false],
])('a provider that answers %i is told of with its cure, without the key', async (status, message, lasting) => {
  const fault = await faultAfter(status);
  expect(fault).toMatchObject({
    reason: 'provider',
    message: expect.stringMatching(message),
    lasting,
    refused: true,
  });
  expect(String(fault)).not.toMatch(/sk-/);
});
