import { fireEvent, screen, waitFor } from '@testing-library/react';
import { auditorSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { audit, slug, suspended } from '../testing/fixtures';

const call = `/api/audit/installers/${slug}/export`;
let saved: Blob[];
let made: readonly [string, string][];

/** The export's answer is sent line by line, as the test says. */
const exporting = () => {
  serve(audit);
  const others = globalThis.fetch;
  let sending: ReadableStreamDefaultController<Uint8Array> | null = null;
  let signal: AbortSignal | null | undefined;
  globalThis.fetch = (input, init) => {
    if (input !== call) return others(input, init);
    signal = init?.signal;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (sending = controller) });
    signal?.addEventListener('abort', () => sending?.error(new DOMException('Aborted', 'AbortError')));
    return Promise.resolve(new Response(body, { headers: { 'x-export-events': '3' } }));
  };
  return {
    send: (text: string) => sending?.enqueue(new TextEncoder().encode(text)),
    end: () => sending?.close(),
    isCancelled: () => signal?.aborted,
  };
};

const open = async () => {
  openSite(`/audit?installer=${slug}&event=${suspended.id}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
  return await screen.findByRole('dialog', { name: `Export of ${slug}` });
};

beforeEach(() => {
  freshBrowser();
  auditorSession.save({ token: 'x1', email: 'auditor@firm.example', seesPersonalData: false }, true);
  [saved, made] = [[], []];
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    made = [...made, [this.download, this.href]];
  };
});

it('counts events as they come, and saves the file once its seal is in', async () => {
  const answer = exporting();
  await open();
  answer.send('{"event":1}\n{"event":2}\n');
  expect(await screen.findByText('2 of 3 events')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Export' }).getAttribute('aria-valuenow')).toBe('66');
  expect(made).toEqual([]);
  answer.send('{"event":3}\n{"seal":true}\n');
  answer.end();
  expect(await screen.findByText(`3 events and their seal are in audit-${slug}.ndjson.`)).toBeTruthy();
  expect(made).toEqual([[`audit-${slug}.ndjson`, 'blob:1']]);
  expect(saved[0]?.size).toBe('{"event":1}\n'.length * 3 + '{"seal":true}\n'.length);
});

it('saves nothing that ends before its seal', async () => {
  const answer = exporting();
  await open();
  answer.send('{"event":1}\n{"event":2}\n{"event":3}\n');
  answer.end();
  expect((await screen.findByRole('alert')).textContent).toBe('The export failed. It ended before its seal.');
  expect(made).toEqual([]);
});

it('is cancelled by closing', async () => {
  const answer = exporting();
  await open();
  answer.send('{"event":1}\n');
  await screen.findByText('1 of 3 events');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([answer.isCancelled(), made]).toEqual([true, []]);
});

it("says the server's reason where it is refused", async () => {
  const refusal = { message: 'The chain is broken', code: 'conflict', requestId: 'r' };
  serve({ ...audit, [`POST ${call}`]: { status: 409, body: refusal } });
  await open();
  expect((await screen.findByRole('alert')).textContent).toBe('The export failed. The chain is broken');
});
