export interface SseFrame {
  readonly name: string;
  readonly data: string;
}

const fieldOf = (block: string, name: string) => new RegExp(`^${name}: ?([^\r\n]*)`, 'm').exec(block)?.[1] ?? '';

/** Cuts bytes into events wherever they break; drops comments and events without data. Imports nothing: the widget ships it. */
export const sseFrameReader = (): ((bytes: Uint8Array) => SseFrame[]) => {
  const decoder = new TextDecoder();
  let rest = '';
  return (bytes) => {
    const blocks = (rest + decoder.decode(bytes, { stream: true })).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    return blocks
      .map((block) => ({ name: fieldOf(block, 'event'), data: fieldOf(block, 'data') }))
      .filter(({ data }) => data);
  };
};
