import { act } from '@testing-library/react';
import type { LiveChange, LiveChanges } from '@pilotlight/contracts/http/live';

interface Open {
  readonly send: (frame: string, data: unknown) => void;
  readonly close: () => void;
}

let streams: Open[] = [];

/** The answer to a call for a live stream: begun, and open until the server is gone. */
export const openLive = (first: Partial<LiveChanges> = {}): { readonly stream: ReadableStream<Uint8Array> } => {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const send = (frame: string, data: unknown) =>
        controller.enqueue(encoder.encode(`event: ${frame}\ndata: ${JSON.stringify(data)}\n\n`));
      streams.push({ send, close: () => controller.close() });
      send('changes', { id: '1', changes: [], all: false, ...first });
    },
  });
  return { stream };
};

const tell = (frame: string, data: unknown): Promise<void> =>
  act(async () => {
    for (const { send } of streams) send(frame, data);
    await Promise.resolve();
  });

/** Tells every open stream of these changes. */
export const tellLive = (...changes: readonly LiveChange[]): Promise<void> =>
  tell('changes', { id: '2', changes, all: false });

export const beatLive = (): Promise<void> => tellLive();

export const tellTyping = (...sessionIds: readonly string[]): Promise<void> => tell('typing', { sessionIds });

/** The server goes away; what answers from then on is the test's. */
export const endLive = (): void => {
  for (const { close } of streams) close();
  streams = [];
};
