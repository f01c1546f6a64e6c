import { createServer } from 'node:http';
import { upload } from './upload';

it('sends nothing of a photo that was removed while the conversation was being opened', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.method ?? '');
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const at = server.address();
  const port = typeof at === 'object' ? at?.port : undefined;
  try {
    const sent = upload({
      address: `http://127.0.0.1:${port}/files`,
      session: { sessionId: 'a', sessionToken: 'b', signal: new AbortController().signal },
      file: new Blob(['a photo']),
      signal: AbortSignal.abort(),
      refuse: () => new Error('refused'),
      onProgress: () => undefined,
    });
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked).toEqual([]);
  } finally {
    server.close();
  }
});
