import { rmSync, truncateSync } from 'node:fs';
import { photo } from '@pilotlight/backend/conversations/photos/testing/sample-photos';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { newInstaller, Visitor } from './people';
import { filesOf, forged, links, send, uploaded } from './photo-calls';

const lines: Readonly<Record<string, unknown>>[] = [];
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ onLogLine: (line) => void lines.push(line) });
});
afterAll(() => backend.stop());

const answerOf = async (url: string) => {
  const answer = await fetch(backend.address + url);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

it.each([
  ['lost', (file: string) => rmSync(file)],
  ['damaged', (file: string) => truncateSync(file, 40)],
  ['damaged', (file: string) => truncateSync(file, 0)],
] as const)('a photo whose file is %s is told to be missing, and logged once by its id', async (fault, spoil) => {
  const visitor = await Visitor.of(backend, await newInstaller(backend, `leeds-${lines.length}`));
  const small = await photo('jpeg', 40, 30);
  const [gone, kept] = await uploaded(visitor, small, small);
  const ids = [gone?.id ?? '', kept?.id ?? ''];
  await send(visitor, 'Look', ids);
  for (const file of filesOf(backend, visitor)) if (file.includes(ids[0] ?? '')) spoil(file);

  const [lost, whole] = await links(visitor);
  for (const url of [lost?.thumbnailUrl, lost?.thumbnailUrl, lost?.url]) {
    const { status, type, text } = await answerOf(url ?? '');
    expect([status, type, JSON.parse(text)]).toEqual([
      404,
      expect.stringContaining('application/json'),
      { message: 'This photo is missing', code: 'missing', requestId: expect.any(String) },
    ]);
  }
  expect((await answerOf(whole?.url ?? '')).type).toBe('image/jpeg');
  const refused = await answerOf(forged(lost?.url ?? ''));
  expect(JSON.parse(refused.text)).toMatchObject({ message: 'No such photo', code: 'not-found' });

  const told = lines.filter(({ photoId }) => ids.includes(String(photoId)));
  expect(told).toMatchObject([
    { level: 50, context: 'photos', event: `photo file ${fault}`, photoId: ids[0], size: 'thumbnail' },
  ]);
});
