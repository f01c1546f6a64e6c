import type { FastifyReply } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';

type Shapes = Readonly<Record<string, z.ZodType>>;
/** An event of the stream, by its name, and what it carries. */
type Frame<S extends Shapes> = { [Name in keyof S]: readonly [event: Name, data: z.infer<S[Name]>] }[keyof S];

/** Milliseconds that an urgent frame has the processor for itself. */
const head = 1;

/** A server-sent event stream over one answer; its frames are held to their contract and go out as they are written. */
export class EventStream<S extends Shapes> {
  readonly #raw: FastifyReply['raw'];

  /** Takes the answer over: headers set so far (CORS, security) go with it. */
  constructor(
    reply: FastifyReply,
    private readonly shapes: S,
  ) {
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

  /** Whoever listened has gone. */
  get closed(): boolean {
    return this.#raw.destroyed;
  }

  /** Several frames in one write cost one packet. */
  send(...frames: readonly Frame<S>[]): void {
    if (this.#raw.destroyed) return;
    this.#raw.write(frames.map((frame) => this.#written(frame)).join(''));
  }

  /** Sends frames and lets them leave before anything else is done. */
  async sendNow(...frames: readonly Frame<S>[]): Promise<void> {
    this.send(...frames);
    await pause(head);
  }

  end(): void {
    this.#raw.end();
  }

  #written([event, data]: Frame<S>): string {
    return `event: ${String(event)}\ndata: ${JSON.stringify(this.shapes[event]?.parse(data))}\n\n`;
  }
}
