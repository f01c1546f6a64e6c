import type { FastifyReply } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';

type Shapes = Readonly<Record<string, z.ZodType>>;
type Frame<S extends Shapes> = { [Name in keyof S]: readonly [event: Name, data: z.infer<S[Name]>] }[keyof S];

/** Bytes that a client may leave lying. */
const mostUnread = 1_000_000;

/** Milliseconds that an urgent frame has the processor for itself. */
const head = 1;

const ownHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/**
 * A server-sent event stream over one answer; its frames are held to their contract. Those sent in one step of the event loop go out in one piece, and
 * where they are all there are, with their length: as one write.
 */
export class EventStream<S extends Shapes> {
  readonly #raw: FastifyReply['raw'];
  readonly #headers: OutgoingHttpHeaders;
  #waiting = '';

  /** Takes the answer over, which is not to be Nest's then (`@Res()` alone): headers set so far (CORS, security) go with it. */
  constructor(
    reply: FastifyReply,
    private readonly shapes: S,
  ) {
    const headers: OutgoingHttpHeaders = {};
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) headers[name] = value;
    reply.hijack();
    this.#raw = reply.raw;
    this.#headers = { ...headers, ...ownHeaders };
  }

  /** Whoever listened has gone, or reads no more. */
  get closed(): boolean {
    return this.#raw.destroyed || this.#raw.writableLength > mostUnread;
  }

  /** Says when whoever listened has gone. */
  onClose(gone: () => void): void {
    this.#raw.once('close', gone);
  }

  /** A comment, which keeps the way open and shows that there is somebody. */
  beat(): void {
    if (this.#raw.headersSent && !this.#raw.destroyed) this.#raw.write(':\n\n');
  }

  send(frame: Frame<S>): void {
    if (this.#waiting === '') setImmediate(() => this.#sendWaiting());
    this.#waiting += this.#written(frame);
  }

  async sendNow(frame: Frame<S>): Promise<void> {
    this.send(frame);
    await pause(head);
  }

  end(): void {
    const text = this.#taken();
    if (!this.#raw.headersSent)
      this.#raw.writeHead(200, { ...this.#headers, 'content-length': Buffer.byteLength(text) });
    this.#raw.end(text);
  }

  #sendWaiting(): void {
    const text = this.#taken();
    if (text === '' || this.#raw.destroyed) return;
    if (!this.#raw.headersSent) this.#raw.writeHead(200, this.#headers);
    this.#raw.write(text);
  }

  #taken(): string {
    const text = this.#waiting;
    this.#waiting = '';
    return text;
  }

  #written([event, data]: Frame<S>): string {
    return `event: ${String(event)}\ndata: ${JSON.stringify(this.shapes[event]?.parse(data))}\n\n`;
  }
}
