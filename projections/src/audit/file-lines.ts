/** Without its LF; `ended` is false where the file breaks off. */
export interface FileLine {
  readonly bytes: Buffer;
  readonly ended: boolean;
}

const lineFeed = 0x0a;
/** An event's line is far shorter, as an append is 1 MiB at most; a file without line ends is given up here. */
const longest = 16 * 1024 * 1024;

export async function* fileLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<FileLine> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(lineFeed); end !== -1; end = chunk.indexOf(lineFeed, from)) {
      yield { bytes: Buffer.concat([...held, chunk.subarray(from, end)]), ended: true };
      [held, length, from] = [[], 0, end + 1];
    }
    if (from === chunk.length) continue;
    held.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > longest) break;
  }
  if (length > 0) yield { bytes: Buffer.concat(held), ended: false };
}
