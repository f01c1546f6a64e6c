/** One server-sent event of a streamed answer: its name, and the JSON it carries as text. */
export interface Frame {
  readonly name: string;
  readonly data: string;
}

const field = (block: string, name: string) => new RegExp(`^${name}: ?([^\r\n]*)`, 'm').exec(block)?.[1] ?? '';

/** Cuts a byte stream into frames, wherever its pieces are broken; half a frame is kept for the next piece. Comments are passed over. */
export const frameReader = (): ((bytes: Uint8Array) => Frame[]) => {
  const decoder = new TextDecoder();
  let rest = '';
  return (bytes) => {
    const blocks = (rest + decoder.decode(bytes, { stream: true })).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    return blocks
      .map((block) => ({ name: field(block, 'event'), data: field(block, 'data') }))
      .filter(({ data }) => data);
  };
};
