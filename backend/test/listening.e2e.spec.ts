import { startTestBackend } from './backend-under-test';

it('tells the operator the host and port it listens on, beside the address that visitors use', async () => {
  const lines: Readonly<Record<string, unknown>>[] = [];
  const backend = await startTestBackend({ onLogLine: (line) => lines.push(line) });
  try {
    expect(lines.filter(({ msg }) => msg === 'listening')).toMatchObject([
      { listensOn: new URL(backend.address).host, publicUrl: 'http://127.0.0.1' },
    ]);
  } finally {
    await backend.stop();
  }
});
