import { Readable } from 'node:stream';

/** A stream whose next piece, never an empty one, is made once the one before was taken: `Readable.from` always makes one ahead. */
export const onDemand = (pieces: AsyncGenerator<string | Uint8Array, void>): Readable =>
  new Readable({
    highWaterMark: 0,
    read() {
      pieces.next().then(
        ({ value }) => this.push(value ?? null),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(failure, callback) {
      const over = (): void => callback(failure);
      pieces.return().then(over, over);
    },
  });
