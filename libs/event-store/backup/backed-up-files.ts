import { endOfRows, type FileLine, largestFile, lineOf, UnusableBackup } from './backup-format';

export interface BackedUpFile extends FileLine {
  readonly bytes: AsyncIterable<Uint8Array>;
}

export type TakeFile = (file: FileLine, bytes: Buffer) => Promise<void>;

const newline = Buffer.from('\n');
const bytesPerLine = 48 * 1024;

/** Throws what reading the file throws, and where it is larger than a restore accepts. */
export async function* linesOfFile({ file, kind, bytes }: BackedUpFile): AsyncGenerator<Buffer> {
  yield lineOf({ file, kind });
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > largestFile) throw new Error(`${file} is larger than ${largestFile} bytes: no backup takes it`);
    for (let at = 0; at < chunk.length; at += bytesPerLine)
      yield Buffer.concat([
        Buffer.from(Buffer.from(chunk.subarray(at, at + bytesPerLine)).toString('base64')),
        newline,
      ]);
  }
  yield endOfRows;
}

export class FileLoading {
  readonly #chunks: Buffer[] = [];
  #size = 0;

  constructor(
    private readonly named: FileLine,
    private readonly take: TakeFile,
    private readonly line: number,
  ) {}

  /** Throws UnusableBackup where the file becomes larger than any that was written. */
  async write(lines: Buffer): Promise<void> {
    for (const line of lines.toString('latin1').split('\n').slice(0, -1)) {
      const bytes = Buffer.from(line, 'base64');
      this.#size += bytes.length;
      if (this.#size > largestFile) throw new UnusableBackup(`${this.named.file} is too large`, this.line);
      this.#chunks.push(bytes);
    }
  }

  async end(): Promise<void> {
    await this.take(this.named, Buffer.concat(this.#chunks));
  }
}
