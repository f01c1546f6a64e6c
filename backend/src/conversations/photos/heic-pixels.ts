import { photoLimits } from '@pilotlight/contracts/http/photos';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { withTimeout } from '@pilotlight/subscriptions/timeout';
import { tooManyPixels, unreadable } from './photo-refusals';

/** Four bytes a pixel: red, green, blue, alpha. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const patienceMs = 20_000;

/** In a thread of its own: decoding blocks for a second, and its memory goes with it. */
const decoding = `
  const { parentPort, workerData: { library, bytes, pixels } } = require('node:worker_threads');
  const { all } = require(library);
  all({ buffer: bytes }).then(async ([image]) => {
    if (image.width * image.height > pixels) return parentPort.postMessage('too-many-pixels');
    const { width, height, data } = await image.decode();
    parentPort.postMessage({ width, height, data: new Uint8Array(data.buffer) }, [data.buffer]);
  });
`;

const answerSchema = z.union([
  z.literal('too-many-pixels'),
  z.object({ width: z.int().positive(), height: z.int().positive(), data: z.instanceof(Uint8Array) }),
]);

/** Turned the right way up. Refused where it can't be read or is too large. */
export const heicPixels = async (bytes: Uint8Array): Promise<Pixels> => {
  const worker = new Worker(decoding, {
    eval: true,
    workerData: { library: require.resolve('heic-decode'), bytes, pixels: photoLimits.pixels },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    // The decoder's complaints about a broken file don't belong in our log.
    stdout: true,
    stderr: true,
  });
  try {
    const message = await withTimeout(firstWord(worker), patienceMs);
    if (message === undefined) throw unreadable();
    const answer = answerSchema.parse(message);
    if (answer === 'too-many-pixels') throw tooManyPixels();
    return answer;
  } finally {
    await worker.terminate();
  }
};

const firstWord = (worker: Worker): Promise<unknown> =>
  new Promise((resolve, reject) => {
    worker.once('message', resolve);
    for (const end of ['error', 'exit'] as const) worker.once(end, () => reject(unreadable()));
  });
