import type { FastifyReply } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';

type Frame = readonly [event: string, data: unknown];

/** Milliseconds that an urgent frame has the processor for itself. */
const head = 1;

/** A server-sent event stream over one answer; its frames go out as they are written. */
export class EventStream {
  readonly #raw: FastifyReply['raw'];

  /** Takes the answer over: headers set so far (CORS, security) go with it. */
  constructor(reply: FastifyReply) {
    const headers = reply.getHeaders();
    reply.hijack();
    this.#raw = reply.raw;
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) this.#raw.setHeader(name, value);
    this.#raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
  }

  /** Several frames in one write cost one packet. */
  send(...frames: readonly Frame[]): void {
    if (this.#raw.destroyed) return;
    this.#raw.write(frames.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''));
  }

  /** Sends frames and lets them leave before anything else is done. */
  async sendNow(...frames: readonly Frame[]): Promise<void> {
    this.send(...frames);
    await pause(head);
  }

  end(): void {
    this.#raw.end();
  }
}
