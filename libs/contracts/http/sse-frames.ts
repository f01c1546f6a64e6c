/** One server-sent event: its name, and the text that it carries. */
export interface SseFrame {
  readonly name: string;
  readonly data: string;
}

const fieldOf = (block: string, name: string) => new RegExp(`^${name}: ?([^\r\n]*)`, 'm').exec(block)?.[1] ?? '';

/**
 * Cuts a byte stream into server-sent events, wherever its pieces are broken; half an event is kept for the next piece.
 * Comments and events without data are left out. Imports nothing, because the widget ships it to other people's sites.
 */
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
