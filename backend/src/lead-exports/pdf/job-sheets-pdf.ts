import { on } from 'node:events';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { withTimeout } from '@pilotlight/subscriptions/timeout';
import type { Sheet } from './sheet';

const font = (name: string): string => join(__dirname, 'fonts', `${name}.ttf`);

/** Compiled or not, as this file is. */
const file = (name: string): string => join(__dirname, `${name}${extname(__filename)}`);

const said = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bytes'), bytes: z.instanceof(Uint8Array) }),
  z.object({ kind: z.enum(['drawn', 'end']) }),
]);

const patienceMs = 30_000;

async function* until(
  messages: AsyncIterableIterator<unknown[]>,
  kind: 'drawn' | 'end',
): AsyncGenerator<Uint8Array, void> {
  for (;;) {
    const next = await withTimeout(messages.next(), patienceMs);
    if (next === undefined || next.done) throw new Error('The PDF was not drawn');
    const message = said.parse(next.value[0]);
    if (message.kind === kind) return;
    if (message.kind === 'bytes') yield message.bytes;
  }
}

/**
 * Job sheets as one PDF, piece by piece. Drawn in a thread of its own, one sheet after the other as they are read, so that neither
 * a slow reader nor many photos fill the memory; whoever stops reading ends the thread.
 */
export async function* jobSheetsPdf(title: string, sheets: AsyncIterable<Sheet>): AsyncGenerator<Uint8Array, void> {
  const worker = new Worker(file('pdf-worker'), {
    workerData: {
      title,
      fonts: { plain: font('Inter-Regular'), strong: font('Inter-SemiBold') },
      drawing: file('draw-block'),
    },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    stdout: true,
    stderr: true,
  });
  const messages = on(worker, 'message', { close: ['exit'] });
  try {
    for await (const sheet of sheets) {
      worker.postMessage(sheet, []);
      yield* until(messages, 'drawn');
    }
    worker.postMessage('end', []);
    yield* until(messages, 'end');
  } finally {
    await worker.terminate();
  }
}
